/** Seconds between the tiles of one play. */
const APART = 0.055;
const LENGTH = 0.05;
/** Relative to full volume. */
const LOUDNESS = 0.12;

/** A wooden click is a short falling tone above a knock. */
const TONES: readonly (readonly [fromHz: number, toHz: number, part: number])[] = [
  [1900, 700, 0.5],
  [240, 120, 1],
];

/** Synthesized sounds of tiles being placed. */
export function createTileClicks(): (tiles: number) => void {
  let context: AudioContext | null = null;
  return (tiles) => {
    context ??= new AudioContext();
    // Browsers suspend audio until the first user gesture.
    void context.resume();
    for (let tile = 0; tile < tiles; tile++) playClick(context, context.currentTime + tile * APART);
  };
}

function playClick(context: AudioContext, at: number): void {
  for (const [fromHz, toHz, part] of TONES) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: fromHz });
    const loudness = new GainNode(context, { gain: 0 });
    tone.frequency.setValueAtTime(fromHz, at);
    tone.frequency.exponentialRampToValueAtTime(toHz, at + LENGTH);
    loudness.gain.setValueAtTime(LOUDNESS * part, at);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH);
  }
}
