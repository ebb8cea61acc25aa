import { asc, eq, sql } from 'drizzle-orm';
import type { League } from '#lib/api/contract/season.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

type Phase = League['phases'][number];
type RoundCount = { games: number; finished: number };
/** `competition`: the rounds without those that have only friendlies. */
type Phases = { phases: Phase[]; competition: Phase['rounds'] };

/** Lists the phases of a league in order, each with its rounds and playoff rounds and their game counts. */
export async function listPhases(scope: ReadScope, leagueId: string): Promise<Phases> {
  const { db } = scope;
  const [phaseRows, roundRows, playoffRows, counts] = await Promise.all([
    db
      .select()
      .from(phases)
      .where(ofTenant(scope, phases, eq(phases.leagueId, leagueId)))
      .orderBy(asc(phases.order), asc(phases.id)),
    db
      .select()
      .from(rounds)
      .where(ofTenant(scope, rounds, eq(rounds.leagueId, leagueId)))
      .orderBy(asc(rounds.order), asc(rounds.id)),
    db
      .select()
      .from(playoffRounds)
      .where(ofTenant(scope, playoffRounds, eq(playoffRounds.leagueId, leagueId)))
      .orderBy(asc(playoffRounds.order), asc(playoffRounds.id)),
    countGames(scope, leagueId),
  ]);
  const none: RoundCount = { games: 0, finished: 0 };
  const all = [...roundRows, ...playoffRows.map((round) => ({ ...round, number: null }))];
  const listed = phaseRows.map((phase) => ({
    slug: phase.slug,
    name: localisedName(scope, phase.name, phase.names),
    kind: phase.kind,
    rounds: all
      .filter(({ phaseId }) => phaseId === phase.id)
      .map((round) => ({
        slug: round.slug,
        name: localisedName(scope, round.name, round.names),
        number: round.number,
        ...(counts.get(round.id)?.all ?? none),
      })),
  }));
  const friendly = new Set(all.filter(({ id }) => counts.get(id)?.counted === 0).map(({ slug }) => slug));
  const competition = listed.flatMap(({ rounds }) => rounds).filter(({ slug }) => !friendly.has(slug));
  return { phases: listed, competition };
}

/** Counts games by round. Annulled and cancelled games count as finished, so that they keep no round open. */
async function countGames(
  scope: ReadScope,
  leagueId: string,
): Promise<Map<string, { all: RoundCount; counted: number }>> {
  const roundId = sql<string>`coalesce(${games.roundId}, ${duels.playoffRoundId})`;
  const rows = await scope.db
    .select({
      roundId,
      games: sql<number>`count(*)::int`,
      counted: sql<number>`(count(*) filter (where ${countsInCompetition}))::int`,
      finished: sql<number>`(count(*) filter (where ${games.state} in ('final', 'forfeited', 'defaulted', 'annulled', 'cancelled')))::int`,
    })
    .from(games)
    .leftJoin(duels, sql`${duels.tenantId} = ${games.tenantId} and ${duels.id} = ${games.duelId}`)
    .where(ofTenant(scope, games, eq(games.leagueId, leagueId)))
    .groupBy(roundId);
  return new Map(rows.map(({ roundId, counted, ...all }) => [roundId, { all, counted }]));
}
