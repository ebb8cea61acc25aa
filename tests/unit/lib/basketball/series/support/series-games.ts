import type { SeriesGame } from '#lib/basketball/series/series.ts';

/** `A–B 80–70` as the next final game of a series; without a score, as one still to be played. */
export function seriesGames(...texts: string[]): SeriesGame[] {
  return texts.map((text, index) => {
    const [, home = '', away = '', homePoints, awayPoints] = /^(\w+)–(\w+)(?: (\d+)–(\d+))?$/.exec(text) ?? [];
    const score = homePoints === undefined ? null : { home: Number(homePoints), away: Number(awayPoints) };
    return { id: `g${index + 1}`, home, away, state: score ? 'final' : 'scheduled', score, number: index + 1 };
  });
}
