import { and, eq, inArray } from 'drizzle-orm';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { SimulationInput } from '#server/demo/simulate/types.ts';
import { enterSheet } from '#server/league/live/enter-sheet.ts';
import type { ReplayedGame } from '#server/league/live/live-game.ts';

/** Enters the roster sheets of a simulation, with numbers and coaches, unless they exist. */
export async function enterSquads(scope: TenantScope, game: ReplayedGame, simulation: SimulationInput): Promise<void> {
  if (sides.some((side) => game.sheet[side].length > 0)) return;
  const { homeTeamId, awayTeamId } = game.row;
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  const members = await scope.db
    .select({ personId: people.id, first: people.firstName, last: people.lastName, ...inTeam })
    .from(memberships)
    .innerJoin(people, and(eq(people.id, memberships.personId), eq(people.tenantId, memberships.tenantId)))
    .where(ofTenant(scope, memberships, inArray(memberships.teamId, teamIds)));
  const listed = (side: Side) =>
    simulation[side].players.map(({ person: personId }) => ({
      personId,
      number: members.find((one) => one.personId === personId && one.role === 'player')?.number ?? null,
    }));
  const coach = (teamId: string | null) => {
    const found = members.find((one) => one.teamId === teamId && one.role === 'coach');
    return found ? `${found.first} ${found.last}` : null;
  };
  await enterSheet(scope, game.row.id, {
    home: listed('home'),
    away: listed('away'),
    coaches: { home: coach(homeTeamId), away: coach(awayTeamId) },
  });
}

const inTeam = { teamId: memberships.teamId, role: memberships.role, number: memberships.number };
