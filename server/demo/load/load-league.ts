import { foldName } from '#lib/i18n/fold-name.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { standingsDecisions } from '#server/db/schema/standings-decisions.ts';
import { teams } from '#server/db/schema/teams.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { WorldLeague, WorldSeason } from '#server/demo/world/types.ts';

export async function loadSeasons({ db, tenantId }: TenantScope, list: readonly WorldSeason[]): Promise<void> {
  await insertRows(
    db,
    seasons,
    list.map(({ leagues, ...season }) => ({ tenantId, ...season })),
  );
}

/** Stores a league without its games: teams and squads, phases, rounds, series, decisions. */
export async function loadLeague(
  { db, tenantId }: TenantScope,
  seasonId: string,
  league: WorldLeague & { logo: string },
): Promise<void> {
  const { teams: entries, phases: parts, decisions, ...own } = league;
  const leagueId = league.id;
  await insertRows(db, leagues, [{ tenantId, seasonId, ...own }]);
  await insertRows(
    db,
    teams,
    entries.map(({ memberships, ...team }) => ({ tenantId, leagueId, ...team, searchName: foldName(team.name) })),
  );
  await insertRows(
    db,
    memberships,
    entries.flatMap((team) =>
      team.memberships.map(({ from, until, ...membership }) => ({
        tenantId,
        teamId: team.id,
        ...membership,
        fromDate: from,
        untilDate: until,
      })),
    ),
  );
  await insertRows(
    db,
    phases,
    parts.map(({ rounds, playoffRounds, games, outcomes, ...phase }) => ({
      tenantId,
      leagueId,
      ...phase,
      outcomes: [...outcomes],
    })),
  );
  await insertRows(
    db,
    rounds,
    parts.flatMap((phase) =>
      phase.rounds.map((round) => ({ tenantId, leagueId, phaseId: phase.id, order: round.number, ...round })),
    ),
  );
  const ties = parts.flatMap((phase) => phase.playoffRounds.map((round) => ({ phaseId: phase.id, ...round })));
  await insertRows(
    db,
    playoffRounds,
    ties.map(({ duels, ...round }) => ({ tenantId, leagueId, ...round })),
  );
  await insertRows(
    db,
    duels,
    ties.flatMap((round) => round.duels.map((duel) => ({ tenantId, playoffRoundId: round.id, ...duel }))),
  );
  await insertRows(
    db,
    standingsDecisions,
    decisions.map((decision) => ({ tenantId, ...decision })),
  );
}
