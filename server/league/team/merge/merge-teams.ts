import { eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { mergeFantasySeats } from '#server/league/fantasy/ledger/merge-entrants.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { answersAfter } from '#server/league/names/change-name.ts';
import { hadSlug, withFormerSlug } from '#server/league/names/former-slugs.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { moveReferences } from '#server/league/references/move.ts';
import { lockRollups } from '#server/league/rollup/lock-rollups.ts';
import { rebuildLeague } from '#server/league/rollup/rebuild-rollups.ts';
import { updatePlayerCareers } from '#server/league/rollup/update-player-careers.ts';
import { findTeamByName, type InLeague } from '#server/league/team/find-named.ts';
import { say } from '#server/refusals/sentence.ts';
import { joinDuels, joinTwinGames, lockGamesOfTeams } from './join-games.ts';
import { mergeClubsOf } from './merge-clubs.ts';
import { placesOfTeams } from './places.ts';

type TeamRow = typeof teams.$inferSelect;

/** `club`: the name of the duplicate's club, if it was merged too. */
export type MergedTeams = {
  outcome: 'merged' | 'unchanged';
  kept: TeamRow;
  games: number;
  joined: number;
  club: string | null;
};

/**
 * Merges two records of one team of a league: moves games, series, statistics, squad, news and ids of the duplicate to the
 * other; joins games that both have; merges their clubs unless the duplicate's has other teams; recomputes rollups and series.
 * The former address and name lead to the team that stays. Announces all pages of both; the caller authorises. Throws
 * `not-found`, `bad-request` for the same record or two leagues, and `conflict` where they play each other, a game is live, or
 * both have a result of one game.
 */
export function mergeTeams(
  scope: TenantScope,
  keepName: string,
  duplicateName: string,
  where: InLeague = {},
): Promise<MergedTeams> {
  return inTransaction(scope, async (scope) => {
    const { db } = scope;
    const { team: keep, league } = await findTeamByName(scope, keepName, where);
    const { team: duplicate } = await findTeamByName(scope, duplicateName, where);
    if (keep.id === duplicate.id) {
      if (keep.slug !== duplicateName && hadSlug(keep, duplicateName))
        return { outcome: 'unchanged', kept: keep, games: 0, joined: 0, club: null };
      throw badRequest(say`"${keepName}" and "${duplicateName}" are the same record already.`);
    }
    if (keep.leagueId !== duplicate.leagueId)
      throw badRequest(
        say`They are teams of two leagues or seasons, which stay two. Merge their clubs to make them one club.`,
      );
    const pair = { keep: keep.id, duplicate: duplicate.id };
    const shown = [keep, duplicate].flatMap(({ id, clubId }) => [
      { noun: 'team' as const, id },
      ...(clubId ? [{ noun: 'club' as const, id: clubId }] : []),
    ]);
    await lockRollups(scope);
    const all = await lockGamesOfTeams(scope, pair);
    const tags = await tagsOfRenames(scope, shown);
    const joined = await joinTwinGames(scope, pair, all);
    await joinDuels(scope, pair);
    await mergeFantasySeats(scope, pair);
    await moveReferences(scope, placesOfTeams, 'team', pair);
    await db.execute(sql`delete from player_season where tenant_id = ${scope.tenantId} and team_id = ${duplicate.id}`);
    const moved = all.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(duplicate.id));
    const ids = moved.map(({ id }) => id);
    await db
      .update(games)
      .set({ revision: sql`${games.revision} + 1` })
      .where(ofTenant(scope, games, inArray(games.id, ids)));
    await db.delete(teams).where(ofTenant(scope, teams, eq(teams.id, duplicate.id)));
    const [kept] = await db
      .update(teams)
      .set(joinedTeam(keep, duplicate))
      .where(ofTenant(scope, teams, eq(teams.id, keep.id)))
      .returning();
    const club = await mergeClubsOf(scope, keep.clubId, duplicate.clubId);
    await rebuildLeague(scope, league.id);
    await updatePlayerCareers(scope, await playersOf(scope, keep.id));
    await announce(scope, [...tagsOfLeague(scope, league), ...tags]);
    return { outcome: 'merged', kept: kept ?? keep, games: moved.length, joined, club };
  });
}

/** Facts of `keep` take precedence; names, ids and addresses of both lead to it. */
function joinedTeam(keep: TeamRow, duplicate: TeamRow) {
  const { aliases } = answersAfter({ ...duplicate, aliases: [...keep.aliases, ...duplicate.aliases] }, keep.name);
  const externalIds = [...new Set([...keep.externalIds, ...duplicate.externalIds])];
  return {
    aliases,
    names: { ...duplicate.names, ...keep.names },
    colors: keep.colors ?? duplicate.colors,
    crest: keep.crest ?? duplicate.crest,
    externalIds: withFormerSlug(externalIds, duplicate.slug, keep.slug),
  };
}

async function playersOf(scope: TenantScope, teamId: string): Promise<string[]> {
  const line = gamePlayerStats;
  const rows = await scope.db
    .selectDistinct({ id: line.personId })
    .from(line)
    .where(ofTenant(scope, line, eq(line.teamId, teamId)));
  return rows.map(({ id }) => id);
}
