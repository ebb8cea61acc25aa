import { figureKeys } from '#components/entity/player-figures.ts';
import { PlayerLink } from '#components/entity/player-link.tsx';
import type { SortableRow } from '#components/ui/sortable-types.ts';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { playerPath } from '#lib/player-path.ts';
import { countedFigure, type SeasonMode } from './counting.ts';

/** Returns a player's season as a row: games and starts whole, the rest by counting mode. */
export function playerSeasonRow(season: PlayerSeason, counting: SeasonMode, locale: Locale): SortableRow {
  const { player, team, position, games, starts } = season;
  const whole = (value: number) => ({ value, text: formatInteger(locale, value) });
  return {
    key: `${player.id} ${team.id}`,
    head: <PlayerLink player={player} href={playerPath(player.slug)} note={team.code} />,
    headText: `${player.lastName} ${player.firstName} ${team.name}`,
    cells: {
      games: whole(games),
      starts: whole(starts),
      ...Object.fromEntries(figureKeys.map((key) => [key, countedFigure(counting, key, season, locale)])),
    },
    facets: { team: team.slug, ...(position && { position }) },
  };
}
