// Two quiet notes, made here; nothing is loaded for them.
const NOTES = [587.33, 880]; // Hz
const LOUD = 0.06;
const LONG = 0.22; // seconds of each

let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has done something there: the switch is that. */
export function ring(): void {
  audio ??= new AudioContext();
  const context = audio;
  void context.resume().then(() => NOTES.forEach((note, at) => play(context, note, context.currentTime + at * LONG * 0.7)));
}

function play(context: AudioContext, note: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = note;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LONG);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + LONG);
}
