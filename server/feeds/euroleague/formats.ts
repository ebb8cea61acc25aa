import type { SeriesFormat } from '#lib/basketball/series/series.ts';

type Declared = { competition: RegExp; phase: RegExp; from: number; until: number; of: number };

const always = { from: 0, until: Infinity };

/**
 * The knock-out formats of the EuroLeague and the EuroCup, by the year in which a season begins, as far as they are documented
 * (docs/decisions/series-formats.md). A phase or season that is not here has no declared format.
 */
const declared: readonly Declared[] = [
  { competition: /euroleague/i, phase: /play.?in/i, ...always, of: 1 },
  { competition: /euroleague/i, phase: /final.?four/i, ...always, of: 1 },
  { competition: /euroleague/i, phase: /play.?offs?/i, from: 2004, until: 2007, of: 3 },
  { competition: /euroleague/i, phase: /play.?offs?/i, from: 2008, until: Infinity, of: 5 },
  { competition: /eurocup/i, phase: /eighth.?finals?/i, from: 2021, until: Infinity, of: 1 },
  { competition: /eurocup/i, phase: /quarter.?finals?/i, from: 2016, until: 2020, of: 3 },
  { competition: /eurocup/i, phase: /quarter.?finals?/i, from: 2021, until: Infinity, of: 1 },
  { competition: /eurocup/i, phase: /semi.?finals?/i, from: 2016, until: 2020, of: 3 },
  { competition: /eurocup/i, phase: /semi.?finals?/i, from: 2021, until: 2022, of: 1 },
  { competition: /eurocup/i, phase: /semi.?finals?/i, from: 2023, until: Infinity, of: 3 },
  { competition: /eurocup/i, phase: /^finals?$/i, from: 2016, until: 2020, of: 3 },
  { competition: /eurocup/i, phase: /^finals?$/i, from: 2021, until: 2022, of: 1 },
  { competition: /eurocup/i, phase: /^finals?$/i, from: 2023, until: Infinity, of: 3 },
];

/**
 * Returns the declared series of a phase of a header, such as `EUROLEAGUE 2022-23` and `PLAYOFFS`, and whether it decides the
 * title. Null parts are not declared.
 */
export function declaredFormat(competition: string | null, phase: string) {
  const year = Number(/\b(\d{4})\b/.exec(competition ?? '')?.[1]);
  const found = declared.find(
    (one) => one.competition.test(competition ?? '') && one.phase.test(phase) && year >= one.from && year <= one.until,
  );
  const series: SeriesFormat | null = found ? { kind: 'best-of', of: found.of } : null;
  return { series, decides: /^finals?$/i.test(phase.trim()) ? ('title' as const) : null };
}
