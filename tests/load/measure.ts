/** Median milliseconds of one run, after a warm-up; a sample is long enough for the clock. */
export function medianMs(work: () => unknown, { samples = 31, warmUpMs = 300, sampleMs = 4 } = {}): number {
  const warmUntil = performance.now() + warmUpMs;
  let runs = 0;
  while (performance.now() < warmUntil) {
    work();
    runs++;
  }
  const perSample = Math.max(1, Math.ceil((runs / warmUpMs) * sampleMs));
  const times = Array.from({ length: samples }, () => {
    const start = performance.now();
    for (let run = 0; run < perSample; run++) work();
    return (performance.now() - start) / perSample;
  }).sort((a, b) => a - b);
  return times[Math.floor(samples / 2)] ?? Number.NaN;
}
