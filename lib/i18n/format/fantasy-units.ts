import { pointsText, unitsPerPoint } from '#lib/basketball/fantasy/units.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatDecimal, formatDifference } from './numbers.ts';

/** One at least, so that figures below one another align. */
const decimalsOf = (units: number) => pointsText(units).split('.')[1]?.length ?? 1;

/** Formats fantasy points, given in units, with all their decimals. */
export const formatPoints = (locale: Locale, units: number): string =>
  formatDecimal(locale, units / unitsPerPoint, decimalsOf(units));

/** Formats the points of a column, given in units, with as many decimals as the longest has: they stand below one another. */
export function formatPointsColumn(locale: Locale, column: readonly number[], atLeast = 1): (units: number) => string {
  const decimals = Math.max(atLeast, ...column.map(decimalsOf));
  return (units) => formatDecimal(locale, units / unitsPerPoint, decimals);
}

/** Of squads: what is half on the bench and half more for the captain has hundredths, of a bonus for a win in tenths. */
const decimalsOfTotal = 2;

/** Formats the points of a squad, which are the same alone and in a column: with hundredths at least. */
export const formatTotal = (locale: Locale, units: number): string => formatTotalColumn(locale, [units])(units);

/** Formats the points of squads that stand in a column. */
export const formatTotalColumn = (locale: Locale, column: readonly number[]): ((units: number) => string) =>
  formatPointsColumn(locale, column, decimalsOfTotal);

/** Formats the points of squads below one another, in all and of the latest round. */
export function formatSquadPoints(locale: Locale, rows: readonly { points: number; roundPoints: number }[]) {
  const pointsOf = formatTotalColumn(
    locale,
    rows.map(({ points }) => points),
  );
  const roundPointsOf = formatTotalColumn(
    locale,
    rows.map(({ roundPoints }) => roundPoints),
  );
  return ({ points, roundPoints }: { points: number; roundPoints: number }) => ({
    points: pointsOf(points),
    roundPoints: roundPointsOf(roundPoints),
  });
}

/** Formats points with the sign: +2, −1.5. */
export const formatSignedPoints = (locale: Locale, units: number): string =>
  formatDifference(locale, units / unitsPerPoint, decimalsOf(units));

/** Formats credits, given in tenths. */
export const formatCredits = (locale: Locale, tenths: number): string => formatDecimal(locale, tenths / 10, 1);

/** Formats a change of credits, given in tenths, with its sign. */
export const formatCreditChange = (locale: Locale, tenths: number): string => formatDifference(locale, tenths / 10, 1);
