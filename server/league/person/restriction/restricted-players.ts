import { and, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Restriction } from '#lib/api/contract/restriction.ts';
import { memberships } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** The facts of a game that say who may play in it. */
type PlayedGame = {
  homeTeamId: string | null;
  awayTeamId: string | null;
  tipOffDate: string | null;
  tipOffAt: Date | null;
};

/** Loads who of both teams may not play on the day of the game, by person; without a day it is today. */
export async function loadRestrictedPlayers(
  scope: TenantScope,
  { homeTeamId, awayTeamId, tipOffDate, tipOffAt }: PlayedGame,
): Promise<Map<string, { restriction: Restriction; until: string | null }>> {
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  if (teamIds.length === 0) return new Map();
  const day = tipOffDate ?? (tipOffAt ?? new Date()).toISOString().slice(0, 10);
  const stands = or(isNull(memberships.restrictedUntil), gte(memberships.restrictedUntil, day));
  const rows = await scope.db
    .select({ id: memberships.personId, restriction: memberships.restriction, until: memberships.restrictedUntil })
    .from(memberships)
    .where(
      ofTenant(
        scope,
        memberships,
        and(
          inArray(memberships.teamId, teamIds),
          eq(memberships.role, 'player'),
          isNotNull(memberships.restriction),
          stands,
        ),
      ),
    );
  return new Map(rows.flatMap(({ id, restriction, until }) => (restriction ? [[id, { restriction, until }]] : [])));
}
