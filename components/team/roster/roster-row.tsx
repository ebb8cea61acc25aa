import { figureOf } from '#components/entity/player-figures.ts';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import type { SortableCell, SortableRow } from '#components/ui/sortable-types.ts';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { formatInteger, noNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Stay } from './stays.ts';

export const rosterFigures = [
  'minutes',
  'points',
  'rebounds',
  'assists',
  'steals',
  'twoPointShare',
  'threePointShare',
  'freeThrowShare',
  'pir',
] as const;

export type RosterWords = { position: string; positionShort: string; note: string | null };

/** A stay in the squad with what the player has done for this team, per game. */
export function rosterRow(
  stay: Stay,
  season: PlayerSeason | undefined,
  colors: readonly string[],
  words: RosterWords,
  locale: Locale,
): SortableRow {
  const { player, number, heightCm, age, from, left } = stay;
  const whole = (value: number | null): SortableCell => ({ value, text: formatInteger(locale, value) });
  const none: SortableCell = { value: null, text: noNumber };
  const line = season && { ...season.totals, pir: season.pir, efficiency: season.efficiency };
  const factor = season && season.games > 0 ? 1 / season.games : null;
  return {
    key: `${player.id} ${from ?? ''}`,
    head: (
      <PlayerLink
        player={player}
        note={words.note}
        portrait={<Portrait player={player} number={number} colors={colors} />}
      />
    ),
    headText: `${player.lastName} ${player.firstName}`,
    muted: left !== null,
    cells: {
      number: { value: number === null ? null : Number(number), text: number ?? noNumber },
      position: { value: words.position || null, text: words.positionShort },
      height: whole(heightCm),
      age: whole(age),
      games: whole(season?.games ?? 0),
      ...Object.fromEntries(
        rosterFigures.map((key) => [key, line && factor !== null ? figureOf(key, line, locale, factor) : none]),
      ),
    },
  };
}
