export type GameLength = { regularPeriods: number; periodMs: number; overtimeMs: number };

export type PeriodSpan = { period: number; fromMs: number; untilMs: number };

/** Returns the periods on the timeline of a game, overtimes after the regular periods. */
export function periodSpans({ regularPeriods, periodMs, overtimeMs }: GameLength, overtimes: number): PeriodSpan[] {
  const spans: PeriodSpan[] = [];
  for (let period = 1, fromMs = 0; period <= regularPeriods + overtimes; period += 1) {
    const untilMs = fromMs + (period > regularPeriods ? overtimeMs : periodMs);
    spans.push({ period, fromMs, untilMs });
    fromMs = untilMs;
  }
  return spans;
}
