// Squares, hulls and distances on the table, in micrometres. Only a preview: what counts is what the server works out.
import type { Footprint, Point } from "./view";

export const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The four corners of a cube seen from above. */
export function corners([x, y, u, v]: Footprint): Point[] {
  return [[x + u - v, y + v + u], [x - u - v, y - v + u], [x - u + v, y - v - u], [x + u + v, y + v - u]];
}

/** The smallest convex shape around points, its corners in order. */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const half = (row: Point[]): Point[] => {
    const out: Point[] = [];
    for (const point of row) {
      while (out.length > 1 && cross(out[out.length - 2]!, out[out.length - 1]!, point) <= 0) out.pop();
      out.push(point);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export function inside(point: Point, shape: Point[]): boolean {
  if (shape.length === 0) return false;
  if (shape.length < 3) return distanceTo(point, shape) < 1;
  return shape.every((corner, at) => cross(corner, shape[(at + 1) % shape.length]!, point) >= 0);
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** How far a point is from the border of a shape. */
export function distanceTo(point: Point, shape: Point[]): number {
  return Math.min(...shape.map((corner, at) => toSegment(point, corner, shape[(at + 1) % shape.length]!)));
}

function parted(one: Point[], other: Point[]): boolean {
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]!, one[(at + 1) % one.length]!];
    if (other.every((point) => cross(a, b, point) < 0)) return true;
  }
  return false;
}

/** Whether two convex shapes overlap or are no further apart than `reach`. */
export function near(one: Point[], other: Point[], reach: number): boolean {
  if (one.length > 2 && other.length > 2 && !parted(one, other) && !parted(other, one)) return true;
  const gap = Math.min(...one.map((point) => distanceTo(point, other)), ...other.map((point) => distanceTo(point, one)));
  return gap <= reach;
}

export const middle = (points: Point[]): Point => {
  const sum = points.reduce<Point>((all, point) => [all[0] + point[0], all[1] + point[1]], [0, 0]);
  return [sum[0] / Math.max(1, points.length), sum[1] / Math.max(1, points.length)];
};

/** The square with this middle, turned by so many degrees. */
export function square([x, y]: Point, edge: number, degrees: number): Footprint {
  const angle = (degrees * Math.PI) / 180;
  return [x, y, (Math.cos(angle) * edge) / 2, (Math.sin(angle) * edge) / 2];
}

/** Micrometres as millimetres in the game's words. */
export const mm = (length: number): string => String(Math.round(length) / 1000);
