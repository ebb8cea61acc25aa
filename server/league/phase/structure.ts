import { and, asc, eq } from 'drizzle-orm';
import type { ManagedGroup, ManagedPhase, ManagedRound, PhaseStructure } from '#lib/api/contract/competition/phases.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { groups, groupTeams, phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Lists the phases of a league with their groups and rounds, in their order. The caller authorises. Throws `not-found`. */
export async function listStructure(scope: TenantScope, leagueId: string): Promise<PhaseStructure[]> {
  const { db } = scope;
  await fetchOrThrow(scope, leagues, leagueId, 'league');
  const ofPhases = await db
    .select()
    .from(phases)
    .where(ofTenant(scope, phases, eq(phases.leagueId, leagueId)))
    .orderBy(asc(phases.order), asc(phases.id));
  const ofGroups = await db
    .select({ group: groups, team: groupTeams.teamId })
    .from(groups)
    .innerJoin(phases, and(belongsTo(groups, groups.phaseId, phases), eq(phases.leagueId, leagueId)))
    .leftJoin(groupTeams, and(eq(groupTeams.tenantId, groups.tenantId), eq(groupTeams.groupId, groups.id)))
    .where(ofTenant(scope, groups))
    .orderBy(asc(groups.order), asc(groups.id));
  const plain = await db
    .select()
    .from(rounds)
    .where(ofTenant(scope, rounds, eq(rounds.leagueId, leagueId)))
    .orderBy(asc(rounds.order), asc(rounds.id));
  const inSeries = await db
    .select()
    .from(playoffRounds)
    .where(ofTenant(scope, playoffRounds, eq(playoffRounds.leagueId, leagueId)))
    .orderBy(asc(playoffRounds.order), asc(playoffRounds.id));
  const played = await db
    .select({ phase: games.phaseId, group: games.groupId, round: games.roundId, playoffRound: duels.playoffRoundId })
    .from(games)
    .leftJoin(duels, belongsTo(games, games.duelId, duels))
    .where(ofTenant(scope, games, eq(games.leagueId, leagueId)));
  const count = (field: keyof (typeof played)[number], id: string) =>
    played.filter((game) => game[field] === id).length;
  const groupsOf = (phaseId: string): ManagedGroup[] =>
    [...Map.groupBy(ofGroups, ({ group }) => group.id).values()].flatMap((rows) => {
      const group = rows[0]?.group;
      if (!group || group.phaseId !== phaseId) return [];
      const teamIds = rows.flatMap(({ team }) => team ?? []);
      return [{ ...toPart(group, count('group', group.id)), teamIds, outcomes: group.outcomes }];
    });
  const roundsOf = (phaseId: string): ManagedRound[] => [
    ...plain
      .filter((round) => round.phaseId === phaseId)
      .map((round) => ({ ...toPart(round, count('round', round.id)), number: round.number, isPlayoff: false })),
    ...inSeries
      .filter((round) => round.phaseId === phaseId)
      .map((round) => ({ ...toPart(round, count('playoffRound', round.id)), number: null, isPlayoff: true })),
  ];
  return ofPhases.map((phase) => ({
    ...toPart(phase, count('phase', phase.id)),
    kind: phase.kind,
    carryOver: carryOverOf(phase),
    standingsProfile: phase.standingsProfile,
    outcomes: phase.outcomes,
    isSeeded: phase.seeding !== null,
    groups: groupsOf(phase.id),
    rounds: roundsOf(phase.id),
  }));
}

type Row = Pick<typeof phases.$inferSelect, 'id' | 'slug' | 'name' | 'names' | 'revision'>;
const toPart = ({ id, slug, name, names, revision }: Row, games: number) => ({
  id,
  slug,
  name,
  names,
  revision,
  games,
});

const carryOverOf = ({ carryOver, carriesFromPhaseId }: typeof phases.$inferSelect): ManagedPhase['carryOver'] =>
  carryOver === 'none' || carriesFromPhaseId === null ? null : { phaseId: carriesFromPhaseId, results: carryOver };

/** Finds a phase of the tenant with its groups and rounds. Throws `not-found`. */
export async function getPhase(scope: TenantScope, phaseId: string): Promise<PhaseStructure> {
  const { leagueId } = await fetchOrThrow(scope, phases, phaseId, 'phase');
  const found = (await listStructure(scope, leagueId)).find(({ id }) => id === phaseId);
  if (!found) throw notFound('phase', phaseId);
  return found;
}
