import { averageFigureOf, type FigureKey, rateFigureOf, totalFigureOf } from '#components/entity/player-figures.ts';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const seasonModes = ['perGame', 'total', 'per40'] as const;
export type SeasonMode = (typeof seasonModes)[number];

const fortyMinutesMs = 40 * 60_000;

/** Returns a figure of a season by counting mode; null and a dash if there is nothing to divide by. */
export function countedFigure(counting: SeasonMode, key: FigureKey, season: PlayerSeason, locale: Locale) {
  if (counting === 'total') return totalFigureOf(key, season, locale);
  if (counting === 'perGame') return averageFigureOf(key, season, locale);
  return rateFigureOf(key, season, locale, fortyMinutesMs);
}

/** Returns the modes that have numbers: nothing per 40 minutes where nobody's minutes are known. */
export function modesOf(players: readonly Pick<PlayerSeason, 'totals'>[]): readonly SeasonMode[] {
  const isTimed = players.some(({ totals }) => totals.playedMs !== null);
  return seasonModes.filter((mode) => isTimed || mode !== 'per40');
}
