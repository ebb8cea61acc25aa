import { averageFigureOf } from '#components/entity/player-figures.ts';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import type { StatRow } from '#components/ui/table-types.ts';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { formatCountry } from '#lib/i18n/format/country.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { formatInteger, noNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';
import type { Stay } from './stays.ts';

export const rosterFigures = [
  'points',
  'rebounds',
  'assists',
  'pir',
  'minutes',
  'steals',
  'fieldGoalsMade',
  'twoPointShare',
  'threePointersMade',
  'threePointShare',
  'freeThrowsMade',
  'freeThrowShare',
] as const;

/** Returns a squad member's row with the averages for this team. */
export function rosterRow(
  stay: Stay,
  season: PlayerSeason | undefined,
  { colors, note, locale }: { colors: readonly string[]; note: string | null; locale: Locale },
): StatRow {
  const { player, number, heightCm, age, birthDate, nationality, from, left } = stay;
  return {
    key: `${player.id} ${from ?? ''}`,
    head: (
      <PlayerLink
        player={player}
        href={paths.player(player.slug)}
        note={note && <span className="block">{note}</span>}
        portrait={<Portrait player={player} number={number} colors={colors} />}
      />
    ),
    muted: left !== null,
    cells: {
      height: formatInteger(locale, heightCm),
      age: formatInteger(locale, age),
      born: birthDate ? <time dateTime={birthDate}>{formatDay(locale, birthDate, 'date')}</time> : noNumber,
      country: nationality ? formatCountry(locale, nationality) : noNumber,
      games: formatInteger(locale, season?.games ?? 0),
      ...Object.fromEntries(
        rosterFigures.map((key) => [
          key,
          season && season.games > 0 ? averageFigureOf(key, season, locale).text : noNumber,
        ]),
      ),
    },
  };
}
