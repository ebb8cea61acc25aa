import { playText } from '#components/entity/play-text.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';
import { isScoring } from '#lib/basketball/plays/play-like.ts';
import type { PlayRow } from '#lib/basketball/plays/play-rows.ts';
import { sides } from '#lib/basketball/sides.ts';
import { formatGameTime } from '#lib/i18n/format/clock.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { kindOf } from './play-kind.ts';
import { scoreAnchor } from './score-anchor.ts';

/** A sentence of a row, and the indexes of the players it names. */
export type ListedPart = [text: string, ...players: number[]];

/** A row as it is shown. Absent properties are left out: each would be sent by name. */
export type ListedRow = {
  clock?: string;
  home?: ListedPart[];
  away?: ListedPart[];
  /** The side of the main play. */
  side?: 'home' | 'away';
  /** For the filter: the kinds of its plays. */
  kinds: string;
  /** The words of a row between possessions. */
  words?: string;
  /** The score, if the row changed it. */
  score?: [home: number, away: number];
  /** The made and missed free throws of a trip. */
  throws?: boolean[];
  /** What it is a link to. */
  anchor?: string;
  /** Whether it has just arrived. */
  isNew?: true;
};

export type RowContext = {
  /** The name of the period. */
  period: string;
  /** Returns the index of a player in the list that is shown with the rows; undefined for an unknown one. */
  indexOf: (player: string) => number | undefined;
  t: Translate<'plays'>;
  locale: Locale;
};

/** Returns a row with its texts. */
export function listedRow(row: PlayRow<Play>, context: RowContext): ListedRow {
  const [main] = row;
  const scoring = row.findLast(isScoring);
  const throws = row.flatMap(({ action }) => (action.type === 'free-throw' ? [action.made] : []));
  const parts = sides.flatMap((side) => {
    const listed = partsOf(
      row.filter((play) => play.side === side),
      context,
    );
    return listed.length > 0 ? [[side, listed] as const] : [];
  });
  return {
    kinds: [...new Set(row.map(kindOf))].join(' '),
    ...Object.fromEntries(parts),
    ...(main.clockMs !== null && { clock: formatGameTime(context.locale, main.clockMs) }),
    ...(main.side && { side: main.side }),
    ...(scoring && {
      score: [scoring.score.home, scoring.score.away] as [number, number],
      anchor: scoreAnchor(row),
    }),
    ...(throws.length > 1 && { throws }),
  };
}

/** Returns the sentences of plays of one side: plays with the same text are one, as are the free throws of a trip. */
function partsOf(plays: readonly Play[], { period, indexOf, t }: RowContext): ListedPart[] {
  const parts = new Map<string, ListedPart>();
  const throws = plays.filter(({ action }) => action.type === 'free-throw');
  for (const play of plays) {
    const text =
      throws.length > 1 && throws.includes(play)
        ? t('freeThrows', { made: throws.filter(isScoring).length, of: throws.length })
        : (exchangeText(play, t) ?? playText(play, period, t));
    const part = parts.get(text) ?? [text];
    const player = play.player === null ? undefined : indexOf(play.player);
    if (player !== undefined && !part.includes(player, 1)) part.push(player);
    parts.set(text, part);
  }
  return [...parts.values()];
}

/** Who comes and who goes, in a word: the kind of the row says the rest. */
function exchangeText({ action }: Play, t: RowContext['t']): string | null {
  if (action.type === 'substitution-in') return t('playerIn');
  return action.type === 'substitution-out' ? t('playerOut') : null;
}
