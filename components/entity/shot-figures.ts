import { gamesWith, type ShotKind, type StatSums, shotKinds } from '#lib/basketball/stat-sums.ts';
import { formatDecimal, formatInteger, noNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { FigureKey } from './player-figures.ts';

const kindOf = {
  twoPointShare: 'twoPointers',
  threePointShare: 'threePointers',
  freeThrowShare: 'freeThrows',
} as const satisfies Partial<Record<FigureKey, ShotKind>>;
type ShareKey = keyof typeof kindOf;

const isShare = (key: string): key is ShareKey => key in kindOf;

/** Returns the kind of shots of a percentage; null for any other figure. */
export const shotKindOf = (key: FigureKey): ShotKind | null => (isShare(key) ? kindOf[key] : null);

/** Returns the figures with the shots of each percentage before it. */
export const withShots = <Key extends FigureKey>(keys: readonly Key[]): (Key | ShotKind)[] =>
  keys.flatMap((key): (Key | ShotKind)[] => (isShare(key) ? [kindOf[key], key] : [key]));

/** Returns shots made and attempted as text, in total or per game; of the games whose attempts are known. */
export function shotsText(kind: ShotKind, sums: StatSums, locale: Locale, counting: 'total' | 'perGame'): string {
  const { made, attempted } = shotKinds[kind];
  const shots = [sums.recorded.made[made] ?? sums.totals[made], sums.totals[attempted]];
  const games = gamesWith(sums, attempted);
  if (games === 0) return noNumber;
  const text = (value: number | null | undefined) =>
    counting === 'total' ? formatInteger(locale, value) : formatDecimal(locale, (value ?? 0) / games);
  return shots.map(text).join('/');
}

/** Returns the cells of all kinds of shots. */
export const shotCells = (sums: StatSums, locale: Locale, counting: 'total' | 'perGame') =>
  Object.fromEntries(
    (Object.keys(shotKinds) as ShotKind[]).map((kind) => [kind, shotsText(kind, sums, locale, counting)]),
  );
