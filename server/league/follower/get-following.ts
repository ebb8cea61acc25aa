import { desc, inArray } from 'drizzle-orm';
import type { FollowingPage } from '#lib/api/contract/account/following.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toClubRef } from '#server/league/club/list.ts';
import { loadSummaries } from '#server/league/game/load-summaries.ts';
import { loadLeagueRefs, toLeagueRef } from '#server/league/league/refs.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { teamRefColumns, toTeamRef } from '#server/league/team/refs.ts';
import { isFollowedGame, loadFollowedIds } from './followed-ids.ts';
import { listGamesByTime } from './games-by-time.ts';
import { listFollowedNews } from './list-followed-news.ts';
import { listMilestones } from './list-milestones.ts';

const maxGames = 12;

/** Returns the first screen of what somebody follows. */
export async function getFollowing(scope: ReadScope, followerId: string): Promise<FollowingPage> {
  const ids = await loadFollowedIds(scope, followerId);
  const [byTime, followedGames, teams, players, leagues, clubs, news, milestones] = await Promise.all([
    listGamesByTime(scope, isFollowedGame(scope, ids), maxGames),
    loadSummaries(scope, ids.game),
    listTeams(scope, ids.team),
    loadPlayerRefs(scope, ids.person),
    loadLeagueRefs(scope, ids.league),
    listClubs(scope, ids.club),
    listFollowedNews(scope, ids),
    listMilestones(scope, ids.person),
  ]);
  const { live, next, last } = byTime;
  const shown = new Set([...live, ...next, ...last].map(({ id }) => id));
  return {
    teams,
    players: [...players.values()].filter(({ isHidden }) => !isHidden),
    leagues: [...leagues.values()],
    clubs,
    games: [...followedGames.values()].filter(({ id }) => !shown.has(id)),
    live,
    next,
    last,
    news,
    milestones,
  };
}

async function listTeams(scope: ReadScope, ids: string[]): Promise<FollowingPage['teams']> {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select({ team: teamRefColumns, league: leagues, season: seasons })
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, teams, inArray(teams.id, ids)))
    .orderBy(desc(seasons.slug), teams.name, teams.id);
  return rows.map(({ team, league, season }) => ({
    ...toTeamRef(scope, team),
    league: toLeagueRef(scope, league, season),
  }));
}

async function listClubs(scope: ReadScope, ids: string[]): Promise<FollowingPage['clubs']> {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select()
    .from(clubs)
    .where(ofTenant(scope, clubs, inArray(clubs.id, ids)))
    .orderBy(clubs.name, clubs.id);
  return rows.map((club) => toClubRef(scope, club));
}
