// The table in three dimensions. The only file that knows three.js: it is loaded when this board is opened, and not before.
import {
  AmbientLight, BoxGeometry, BufferGeometry, CanvasTexture, CapsuleGeometry, Color, CylinderGeometry, DirectionalLight, DoubleSide, Float32BufferAttribute,
  Group, Line, LineBasicMaterial, LineLoop, Mesh, MeshBasicMaterial, MeshStandardMaterial, PCFShadowMap, PerspectiveCamera, Plane, PlaneGeometry,
  Raycaster, RepeatWrapping, RingGeometry, Scene, Shape, ShapeGeometry, Sprite, SpriteMaterial, SRGBColorSpace, Vector2, Vector3, WebGLRenderer,
} from "three";
import type { Marks } from "./marks";
import { edgeOf, kindOf, LOOKS, numberOf, SEATS } from "./pieces";
import type { Poses } from "./player.svelte";
import type { Point } from "./view";

/** Millimetres are the unit of the scene. */
const MM = 1000;
const TONES = { good: 0xf3d99a, bad: 0xff6b6b, faint: 0xffffff } as const;

function paint(size: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  if (pen) draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

function faceOf(piece: string): CanvasTexture {
  const look = LOOKS[kindOf(piece)];
  return paint(128, (pen) => {
    pen.fillStyle = look.colour;
    pen.fillRect(0, 0, 128, 128);
    pen.strokeStyle = "#0003";
    pen.lineWidth = 8;
    pen.strokeRect(2, 2, 124, 124);
    pen.fillStyle = look.ink;
    if (kindOf(piece) === "pillar") {
      pen.font = "700 76px Alegreya, serif";
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(String(numberOf(piece)), 64, 70);
      return;
    }
    pen.translate(18, 18);
    pen.scale(92 / 512, 92 / 512);
    pen.fill(new Path2D(look.icon));
  });
}

function felt(): CanvasTexture {
  const texture = paint(256, (pen) => {
    pen.fillStyle = "#2c5a46";
    pen.fillRect(0, 0, 256, 256);
    let seed = 7;
    for (let dot = 0; dot < 5000; dot += 1) {
      seed = (seed * 48271) % 2147483647;
      pen.fillStyle = seed % 2 ? "#ffffff08" : "#0000000e";
      pen.fillRect(seed % 256, (seed >> 8) % 256, 2, 1);
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(6, 6);
  return texture;
}

export class Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(38, 1, 10, 4000);
  private readonly bodies = new Map<string, Group | Mesh>();
  private readonly materials = new Map<string, MeshStandardMaterial>();
  private readonly boxes = new Map<number, BoxGeometry>();
  private marks = new Group();
  private readonly ray = new Raycaster();
  private wanted = 0;
  private around = 0;
  private tilt = 0.98;
  private distance = 760;
  private readonly middle = new Vector3();
  private readonly labels = new Map<number, SpriteMaterial>();
  private marked: Marks | null = null;

  /** Throws where the browser has no WebGL. */
  constructor(private readonly canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "low-power" });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.scene.background = new Color(0x1d1712);
    this.scene.add(new AmbientLight(0xfff6ea, 1.9), this.lamp(), this.table(), this.marks);
    this.look();
  }

  private lamp(): DirectionalLight {
    const lamp = new DirectionalLight(0xfff0d0, 2.6);
    lamp.position.set(-260, 620, 180);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    const { camera } = lamp.shadow;
    [camera.left, camera.right, camera.top, camera.bottom, camera.near, camera.far] = [-420, 420, 420, -420, 100, 1300];
    lamp.shadow.bias = -0.002;
    return lamp;
  }

  private table(): Group {
    const group = new Group();
    const cloth = new Mesh(new PlaneGeometry(800, 800), new MeshStandardMaterial({ map: felt(), roughness: 0.95 }));
    cloth.rotation.x = -Math.PI / 2;
    cloth.receiveShadow = true;
    const wood = new MeshStandardMaterial({ color: 0x5b3a1e, roughness: 0.7 });
    for (const [x, z, wide, deep] of [[0, -410, 840, 20], [0, 410, 840, 20], [-410, 0, 20, 840], [410, 0, 20, 840]] as const) {
      const rim = new Mesh(new BoxGeometry(wide, 14, deep), wood);
      rim.position.set(x, 0, z);
      rim.castShadow = true;
      group.add(rim);
    }
    group.add(cloth);
    return group;
  }

  private box(edge: number): BoxGeometry {
    const known = this.boxes.get(edge);
    if (known) return known;
    const made = new BoxGeometry(edge / MM, edge / MM, edge / MM);
    this.boxes.set(edge, made);
    return made;
  }

  private material(piece: string): MeshStandardMaterial {
    const name = kindOf(piece) === "pillar" ? piece : kindOf(piece);
    const known = this.materials.get(name);
    if (known) return known;
    const gem = ["clear", "pink", "blue"].includes(kindOf(piece));
    const made = new MeshStandardMaterial({
      map: faceOf(piece), roughness: gem ? 0.25 : 0.6, transparent: gem, opacity: gem ? 0.9 : 1,
    });
    this.materials.set(name, made);
    return made;
  }

  private body(name: string): Group | Mesh {
    const made = name.startsWith("meeple-") ? this.meeple(Number(name.slice(7)) - 1) : new Mesh(this.box(edgeOf(name)), this.material(name));
    made.traverse((part) => { part.castShadow = true; });
    made.name = name;
    this.scene.add(made);
    this.bodies.set(name, made);
    return made;
  }

  private meeple(seat: number): Group {
    const group = new Group();
    const paintwork = new MeshStandardMaterial({ color: SEATS[seat] ?? "#999", roughness: 0.5 });
    const trunk = new Mesh(new CylinderGeometry(3.2, 6, 12, 20), paintwork);
    trunk.position.y = 6;
    const head = new Mesh(new CapsuleGeometry(3.6, 1.5, 6, 16), paintwork);
    head.position.y = 15;
    const arms = new Mesh(new CapsuleGeometry(1.9, 9, 4, 10), paintwork);
    arms.rotation.z = Math.PI / 2;
    arms.position.y = 9.5;
    group.add(trunk, head, arms);
    return group;
  }

  /** Puts every body where it is. */
  place(poses: Poses): void {
    for (const [name, body] of this.bodies) {
      if (!poses.has(name)) {
        this.scene.remove(body);
        this.bodies.delete(name);
      }
    }
    for (const [name, pose] of poses) {
      const body = this.bodies.get(name) ?? this.body(name);
      body.position.set(pose.x / MM, pose.up / MM, pose.y / MM);
      body.quaternion.set(...pose.turn);
    }
    if (this.marked) this.tint(this.marked);
    this.draw();
  }

  /** Shows what is marked. */
  mark(marks: Marks): void {
    this.marked = marks;
    this.scene.remove(this.marks);
    this.marks.traverse((part) => part instanceof Mesh && part.geometry.dispose());
    this.marks = new Group();
    for (const shape of marks.shapes) this.addShape(shape.outline, TONES[shape.tone], shape.tone === "faint" ? 0.05 : 0.3);
    for (const token of marks.tokens) this.addShape(token.corners, token.chosen ? TONES.good : 0x4a4455, 0.85);
    if (marks.ghost) this.addShape(marks.ghost.corners, TONES.good, 0.6);
    if (marks.aim) this.addAim(marks.aim);
    if (marks.arrow) this.addArrow(marks.arrow.from, marks.arrow.to);
    for (const name of [...marks.open, ...marks.chosen]) this.addRing(name, marks.chosen.has(name));
    this.scene.add(this.marks);
    this.tint(marks);
    this.draw();
  }

  /** What is lit stands out; where something is lit, the rest steps back. */
  private tint(marks: Marks): void {
    for (const [name, body] of this.bodies) {
      const up = marks.lit.has(name) || marks.chosen.has(name) ? 1.14 : 1;
      body.scale.setScalar(up);
    }
  }

  private addShape(outline: Point[], colour: number, opacity: number): void {
    if (outline.length < 3) return;
    const shape = new Shape(outline.map(([x, y]) => new Vector2(x / MM, -y / MM)));
    const area = new Mesh(new ShapeGeometry(shape), new MeshBasicMaterial({ color: colour, transparent: true, opacity, side: DoubleSide, depthWrite: false }));
    area.rotation.x = -Math.PI / 2;
    area.position.y = 0.6;
    this.marks.add(area);
    const points = outline.flatMap(([x, y]) => [x / MM, 1, y / MM]);
    const rim = new BufferGeometry().setAttribute("position", new Float32BufferAttribute(points, 3));
    this.marks.add(new LineLoop(rim, new LineBasicMaterial({ color: colour })));
  }

  private addAim({ point, height, radius, good }: NonNullable<Marks["aim"]>): void {
    const colour = good ? TONES.good : TONES.bad;
    const inner = Math.max(6, radius / MM);
    const ring = new Mesh(new RingGeometry(inner - 2, inner + 1.5, 48), new MeshBasicMaterial({ color: colour, side: DoubleSide }));
    ring.rotation.x = -Math.PI / 2;
    ring.position.set(point[0] / MM, 1.4, point[1] / MM);
    // The hand is shown lower than it is, so that it stays in the picture.
    const hold = (height / MM) * 0.4;
    const post = [point[0] / MM, 0, point[1] / MM, point[0] / MM, hold, point[1] / MM];
    const line = new Line(new BufferGeometry().setAttribute("position", new Float32BufferAttribute(post, 3)), new LineBasicMaterial({ color: colour }));
    this.marks.add(ring, line);
    if (height > 0) {
      const hand = new Mesh(new CylinderGeometry(9, 3, 10, 20), new MeshStandardMaterial({ color: colour, roughness: 0.6 }));
      hand.position.set(point[0] / MM, hold, point[1] / MM);
      this.marks.add(hand);
    }
  }

  private addArrow(from: Point, to: Point): void {
    const [dx, dy] = [(to[0] - from[0]) / MM, (to[1] - from[1]) / MM];
    const long = Math.hypot(dx, dy);
    if (long < 1) return;
    const head = Math.min(14, long / 2);
    const shape = new Shape();
    shape.moveTo(0, -2.5);
    shape.lineTo(long - head, -2.5);
    shape.lineTo(long - head, -8);
    shape.lineTo(long, 0);
    shape.lineTo(long - head, 8);
    shape.lineTo(long - head, 2.5);
    shape.lineTo(0, 2.5);
    const arrow = new Mesh(new ShapeGeometry(shape), new MeshBasicMaterial({ color: TONES.good, side: DoubleSide }));
    arrow.rotation.order = "YXZ";
    arrow.rotation.set(-Math.PI / 2, -Math.atan2(dy, dx), 0);
    arrow.position.set(from[0] / MM, 12, from[1] / MM);
    this.marks.add(arrow);
  }

  private addRing(name: string, chosen: boolean): void {
    const body = this.bodies.get(name);
    if (!body) return;
    const half = edgeOf(name) / MM;
    const ring = new Mesh(
      new RingGeometry(half * 0.82, half * (chosen ? 1.15 : 0.95), 32),
      new MeshBasicMaterial({ color: chosen ? TONES.good : 0xfff7e0, side: DoubleSide, transparent: !chosen, opacity: chosen ? 1 : 0.75 }),
    );
    ring.rotation.x = -Math.PI / 2;
    ring.position.set(body.position.x, 0.9, body.position.z);
    this.marks.add(ring);
    if (kindOf(name) === "pillar") this.addLabel(numberOf(name), body.position, chosen);
  }

  /** The number of a pillar over it, always as large. */
  private addLabel(number: number, at: Vector3, chosen: boolean): void {
    let material = this.labels.get(number * 2 + Number(chosen));
    if (!material) {
      const map = paint(64, (pen) => {
        pen.fillStyle = chosen ? "#f3d99a" : "#1d1712dd";
        pen.beginPath();
        pen.arc(32, 32, 30, 0, 7);
        pen.fill();
        pen.fillStyle = chosen ? "#1d1712" : "#fff7e0";
        pen.font = "700 38px Alegreya, serif";
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillText(String(number), 32, 35);
      });
      material = new SpriteMaterial({ map, sizeAttenuation: false, depthTest: false });
      this.labels.set(number * 2 + Number(chosen), material);
    }
    const label = new Sprite(material);
    label.scale.setScalar(0.027);
    label.position.set(at.x, 19, at.z);
    this.marks.add(label);
  }

  /** The point of the table under a pointer, and the piece that is there. */
  under(clientX: number, clientY: number): { point: Point; piece: string | null } {
    const box = this.canvas.getBoundingClientRect();
    const at = new Vector2(((clientX - box.left) / box.width) * 2 - 1, -((clientY - box.top) / box.height) * 2 + 1);
    this.ray.setFromCamera(at, this.camera);
    const on = new Vector3();
    const hit = this.ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), on);
    const [found] = this.ray.intersectObjects([...this.bodies.values()], true);
    const hitName = found?.object.name || found?.object.parent?.name || null;
    const meant = hitName && this.wantedNow(hitName) ? hitName : this.nearest(clientX - box.left, clientY - box.top, box);
    const named = meant ?? hitName;
    const point: Point = hit ? [Math.round(on.x * MM), Math.round(on.z * MM)] : [0, 0];
    return { point, piece: named };
  }

  /** Whether a piece may be pointed at just now. */
  wantedNow(name: string): boolean {
    return this.marked !== null && (this.marked.open.has(name) || this.marked.chosen.has(name));
  }

  /** The piece among those that may be pointed at whose middle or number is nearest on the screen: fingers are thick. */
  private nearest(x: number, y: number, box: DOMRect): string | null {
    let best: [string, number] = ["", 20];
    for (const [name, body] of this.bodies) {
      if (!this.wantedNow(name)) continue;
      for (const up of kindOf(name) === "pillar" ? [5, 19] : [5]) {
        const at = new Vector3(body.position.x, up, body.position.z).project(this.camera);
        const far = Math.hypot(((at.x + 1) / 2) * box.width - x, ((1 - at.y) / 2) * box.height - y);
        if (far < best[1]) best = [name, far];
      }
    }
    return best[0] || null;
  }

  orbit(across: number, down: number): void {
    this.around += across;
    this.tilt = Math.max(0.25, Math.min(1.5, this.tilt + down));
    this.look();
  }

  zoom(factor: number): void {
    this.distance = Math.max(220, Math.min(1500, this.distance / factor));
    this.look();
  }

  /** Looks at where the pieces lie, from where all of them are seen. */
  frame(points: Point[]): void {
    if (points.length === 0) return;
    // A few cubes that rolled far away do not make all others small.
    const spread = (axis: 0 | 1): [number, number] => {
      const row = points.map((point) => point[axis] / MM).sort((a, b) => a - b);
      const few = Math.floor(row.length / 25);
      return [row[few] ?? 0, row[row.length - 1 - few] ?? 0];
    };
    const [[left, right], [far, close]] = [spread(0), spread(1)];
    this.middle.set((left + right) / 2, 0, (far + close) / 2);
    const wide = Math.max(160, (right - left) / Math.min(1.7, Math.max(0.6, this.camera.aspect)), (close - far) * 0.95);
    this.distance = Math.max(300, wide * 1.68);
    this.look();
  }

  private look(): void {
    const flat = Math.cos(this.tilt) * this.distance;
    this.camera.position.set(this.middle.x + Math.sin(this.around) * flat, Math.sin(this.tilt) * this.distance, this.middle.z + Math.cos(this.around) * flat);
    this.camera.lookAt(this.middle);
    this.draw();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  /** Draws once, however often it is asked for before the next picture. */
  private draw(): void {
    if (this.wanted) return;
    this.wanted = requestAnimationFrame(() => {
      this.wanted = 0;
      this.renderer.render(this.scene, this.camera);
    });
  }

  close(): void {
    cancelAnimationFrame(this.wanted);
    this.materials.forEach((material) => { material.map?.dispose(); material.dispose(); });
    this.boxes.forEach((box) => box.dispose());
    this.renderer.dispose();
  }
}
