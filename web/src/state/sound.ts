/** A small, quiet set of sounds, made on the spot: nothing is fetched. */
import { prefs } from "./prefs";

export type Sound = "turn" | "coins" | "cards" | "offer" | "victory" | "defeat";

/** A note: when it begins and how long it rings in seconds, its pitch in hertz, how loud, and by which wave. */
interface Note {
  at: number;
  for: number;
  pitch: number;
  loud: number;
  wave?: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
}

/** A breath of noise: paper on paper. */
interface Rustle {
  at: number;
  for: number;
  pitch: number;
  loud: number;
}

interface Score {
  notes?: readonly Note[];
  rustles?: readonly Rustle[];
}

const bell = (at: number, pitch: number, loud = 0.05): Note[] => [
  { at, for: 0.9, pitch, loud },
  { at, for: 0.6, pitch: pitch * 1.5, loud: loud / 2 },
  { at, for: 0.4, pitch: pitch * 2.5, loud: loud / 4 },
];
const clink = (at: number, pitch: number): Note[] => [
  { at, for: 0.12, pitch, loud: 0.02, wave: "triangle" },
  { at: at + 0.01, for: 0.18, pitch: pitch * 1.51, loud: 0.014 },
];

export const SCORES: Record<Sound, Score> = {
  turn: { notes: bell(0, 880) },
  coins: { notes: [...clink(0, 2100), ...clink(0.07, 2500), ...clink(0.13, 2250)] },
  cards: { rustles: [{ at: 0, for: 0.09, pitch: 2600, loud: 0.05 }] },
  // A seal on wax: a dull knock, and the paper under it.
  offer: {
    notes: [{ at: 0.05, for: 0.16, pitch: 190, to: 80, loud: 0.09, wave: "triangle" }],
    rustles: [{ at: 0, for: 0.12, pitch: 1500, loud: 0.04 }],
  },
  victory: { notes: [523, 659, 784, 1047].flatMap((pitch, i) => bell(i * 0.16, pitch, 0.045)) },
  defeat: { notes: [...bell(0, 392, 0.035), ...bell(0.3, 330, 0.035)] },
};

let audio: AudioContext | null = null;

function ringNote(on: AudioContext, { at, for: time, pitch, to, loud, wave = "sine" }: Note): void {
  const begin = on.currentTime + at;
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, begin);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begin + time);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + time);
  tone.connect(gain).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + time + 0.05);
}

function rustle(on: AudioContext, { at, for: time, pitch, loud }: Rustle): void {
  const begin = on.currentTime + at;
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * time), on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = on.createBufferSource();
  const band = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(on.destination);
  source.start(begin);
}

/** Let a sound be heard, where the player wants any. */
export function play(name: Sound): void {
  if (!prefs.peek().sound) return;
  audio ??= new AudioContext();
  // A browser lets nothing sound before the first press on the page; what would have sounded then is over.
  if (audio.state === "suspended") void audio.resume();
  const { notes = [], rustles = [] } = SCORES[name];
  for (const note of notes) ringNote(audio, note);
  for (const breath of rustles) rustle(audio, breath);
}
