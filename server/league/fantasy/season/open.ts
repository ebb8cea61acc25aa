import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { neededStats } from '#lib/basketball/fantasy/needed-stats.ts';
import { usesPositions } from '#lib/basketball/fantasy/place-player.ts';
import { presets } from '#lib/basketball/fantasy/presets.ts';
import type { FantasyPreset, FantasyRules } from '#lib/basketball/fantasy/rules.ts';
import { type Stat, statNames } from '#lib/basketball/statistics.ts';
import { announce } from '#server/changes/announce.ts';
import { fantasySeasons } from '#server/db/schema/fantasy.ts';
import { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import {
  enterCoaches,
  enterPlayers,
  listRosterPlayers,
  type RosterPlayer,
} from '#server/league/fantasy/entrant/enter-players.ts';
import { bookWithoutDeadlines } from '#server/league/fantasy/ledger/book-game.ts';
import { enterRounds } from '#server/league/fantasy/round/follow-schedule.ts';
import { listLeagueRounds } from '#server/league/fantasy/round/list-league-rounds.ts';
import { isDecidedGame, selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import { settleRounds } from '#server/league/fantasy/round/settle-rounds.ts';
import { ofCountedGame } from '#server/league/game/counting.ts';
import { lockRollups } from '#server/league/rollup/lock-rollups.ts';
import { type FantasySeasonRow, fantasySeasonOf } from './find.ts';

export type SeasonInput = { preset: Exclude<FantasyPreset, 'own'> } | { rules: FantasyRules };
export type SeasonOpened = { outcome: 'opened' | 'unchanged'; rounds: number; entrants: number };

/**
 * Opens the fantasy season of a league: rounds are its games, entrants its rosters and who has played, first prices come from its last
 * season. Games that are over are booked, so that form and prices have a past. Throws `not-found`, `bad-request` for rules that need
 * what the league does not record, and `conflict` where it is open by other rules or has no players.
 */
export function openFantasySeason(
  scope: TenantScope,
  leagueId: string,
  input: SeasonInput,
  now = new Date(),
): Promise<SeasonOpened> {
  return inTransaction(scope, async (scope) => {
    await lockRollups(scope);
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const known = await fantasySeasonOf(scope, leagueId);
    const players = await listRosterPlayers(scope, leagueId);
    const rules = rulesFor(input, players);
    if (known) return unchanged(scope, known, rules);
    if (players.length === 0)
      throw new LeagueError('conflict', 'Nobody is on a roster of this league yet: import rosters or games first.');
    await assertRecorded(scope, leagueId, rules);
    const season = await insertSeason(scope, leagueId, rules);
    const rounds = await enterRounds(scope, season, await listLeagueRounds(scope, leagueId), now);
    if (rounds === 0) throw new LeagueError('conflict', 'This league has no games yet: import its fixtures first.');
    const entered = await enterPlayers(scope, season, players, 1);
    const coaches = await enterCoaches(scope, season, 1);
    await settleRounds(scope, season, now);
    for (const game of await selectRoundGames(scope, season.id))
      if (isDecidedGame(game)) await bookWithoutDeadlines(scope, game.gameId, { now });
    await settleRounds(scope, season, now);
    await announce(scope, [
      tags.fantasy(season.id),
      tags.leagueFormat(league.id),
      tags.league(league.id),
      tags.seasons(scope.tenantId),
    ]);
    return { outcome: 'opened', rounds, entrants: entered + coaches };
  });
}

/** A league hardly any of whose players have a position plays without places by position. */
function rulesFor(input: SeasonInput, players: readonly RosterPlayer[]): FantasyRules {
  if ('rules' in input) return input.rules;
  const rules = presets[input.preset];
  return { ...rules, squad: { ...rules.squad, usesPositions: usesPositions(players, rules.squad.places) } };
}

async function unchanged(scope: TenantScope, known: FantasySeasonRow, rules: FantasyRules): Promise<SeasonOpened> {
  const withoutPositions = ({ squad: { usesPositions: _, ...squad }, ...others }: FantasyRules) => ({
    ...others,
    squad,
  });
  const isSame = isDeepStrictEqual(withoutPositions(rules), withoutPositions(known.rules));
  if (!isSame || known.state === 'closed')
    throw new LeagueError(
      'conflict',
      known.state === 'closed'
        ? 'The fantasy season of this league is closed.'
        : 'The fantasy season of this league is open by other rules. Rules that squads play by are not changed.',
    );
  const count = (table: string) =>
    sql<number>`(select count(*)::int from ${sql.identifier(table)} own
      where own.tenant_id = ${scope.tenantId} and own.fantasy_season_id = ${known.id})`;
  const [counts] = await scope.db
    .select({ rounds: count('fantasy_round'), entrants: count('fantasy_entrant') })
    .from(fantasySeasons)
    .where(ofTenant(scope, fantasySeasons, eq(fantasySeasons.id, known.id)));
  return { outcome: 'unchanged', rounds: counts?.rounds ?? 0, entrants: counts?.entrants ?? 0 };
}

/** A row that an earlier build left is taken over. */
async function insertSeason(scope: TenantScope, leagueId: string, rules: FantasyRules): Promise<FantasySeasonRow> {
  const { preset, correctionHours } = rules;
  const values = { preset, rules, correctionHours, state: 'open' as const };
  const [row] = await scope.db
    .insert(fantasySeasons)
    .values({ tenantId: scope.tenantId, leagueId, ...values })
    .onConflictDoUpdate({ target: [fantasySeasons.tenantId, fantasySeasons.leagueId], set: values })
    .returning();
  if (!row) throw new Error('The fantasy season was not inserted.');
  return { ...row, rules };
}

/** Refuses rules that need statistics which none of the league's games that count has recorded. */
async function assertRecorded(scope: TenantScope, leagueId: string, { scoring }: FantasyRules): Promise<void> {
  const needed = neededStats(scoring);
  const counts = Object.fromEntries(
    statNames.map((stat) => [stat, sql<number>`count(${gameTeamStats[stat]})::int`]),
  ) as Record<Stat, ReturnType<typeof sql<number>>>;
  const [row] = await scope.db
    .select({ games: sql<number>`count(*)::int`, counts })
    .from(gameTeamStats)
    .where(ofTenant(scope, gameTeamStats, eq(gameTeamStats.leagueId, leagueId), ofCountedGame(gameTeamStats)));
  if (!row || row.games === 0) return;
  const missing = needed.filter((stat) => row.counts[stat] === 0);
  if (missing.length === 0) return;
  const message = `need ${missing.join(', ')}, which no game of this league has recorded; the preset scoresheet needs only baskets and fouls`;
  throw badRequest(`rules: ${message}`, [{ path: 'rules', message }]);
}
