// A few sounds, made on the spot. Off until somebody turns them on.

let context: AudioContext | null = null;
let on = localStorage.getItem("sound") === "1";

export const soundIsOn = (): boolean => on;

export function setSound(wanted: boolean): void {
  on = wanted;
  localStorage.setItem("sound", wanted ? "1" : "0");
  if (wanted) play("turn");
}

type Sound = "turn" | "told" | "refused" | "over";
/** Pitch in hertz, when it begins and how long it lasts in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [[523, 0, 0.16], [784, 0.12, 0.25]],
  told: [[330, 0, 0.06]],
  refused: [[196, 0, 0.18], [175, 0.14, 0.25]],
  over: [[523, 0, 0.2], [659, 0.15, 0.2], [784, 0.3, 0.2], [1047, 0.45, 0.5]],
};

export function play(sound: Sound): void {
  if (!on) return;
  context ??= new AudioContext();
  for (const [pitch, from, length] of NOTES[sound]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + from;
    tone.type = sound === "refused" ? "sawtooth" : "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0008, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}
