/** A small bell, made on the spot. */
export function ring(): void {
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const [pitch, loud] of [
    [880, 0.08],
    [1320, 0.04],
    [2200, 0.02],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loud, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
    tone.connect(gain).connect(audio.destination);
    tone.start(now);
    tone.stop(now + 1);
  }
  window.setTimeout(() => void audio.close(), 1200);
}
