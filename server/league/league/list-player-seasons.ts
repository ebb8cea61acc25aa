import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { tags } from '#lib/api/tags.ts';
import { statSumsOf } from '#lib/basketball/stat-line-of.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { toPlayerRef } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { toTeamRef } from '#server/league/team/refs.ts';
import { findLeague, type LeagueSlugs } from './find.ts';
import { selectPlayerSeasons } from './player-rows.ts';

/** Lists player totals of a league by points; a player of two teams has a row for each. Throws `not-found`. */
export async function listPlayerSeasons(scope: ReadScope, slugs: LeagueSlugs): Promise<PlayerSeason[]> {
  const { league } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id), tags.leaguePlayers(league.id));
  const rows = await selectPlayerSeasons(scope, league.id);
  return rows
    .map(({ sums, player, position, team }) => ({
      player: toPlayerRef(scope, player),
      team: toTeamRef(scope, team),
      position,
      starts: sums.starts,
      ...statSumsOf(sums),
    }))
    .sort((a, b) => b.totals.points - a.totals.points || a.games - b.games || (a.player.id < b.player.id ? -1 : 1));
}
