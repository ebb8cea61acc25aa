import { and, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import type { FantasyPosition } from '#lib/basketball/fantasy/rules.ts';
import { announce } from '#server/changes/announce.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError, notFound } from '#server/errors.ts';
import { fantasySeasonOf } from '#server/league/fantasy/season/find.ts';
import { listEntrants } from './entrants.ts';

type Given = { entrant: number; position: FantasyPosition };

/**
 * Sets positions of players of a fantasy season. Throws `not-found`, `bad-request` for who is no player of it, and `conflict` where it
 * plays without positions or a squad is made by them already.
 */
export function setPositions(scope: TenantScope, leagueId: string, given: readonly Given[]): Promise<number> {
  return inTransaction(scope, async (scope) => {
    const season = await fantasySeasonOf(scope, leagueId);
    if (!season) throw notFound('fantasy season', leagueId);
    if (!season.rules.squad.usesPositions)
      throw new LeagueError('conflict', 'This fantasy season plays without positions.');
    const ofSeason = ofTenant(scope, fantasySquads, eq(fantasySquads.fantasySeasonId, season.id));
    if ((await scope.db.$count(fantasySquads, ofSeason)) > 0)
      throw new LeagueError('conflict', 'Squads are made by the present positions: they stay for this season.');
    const players = new Map(
      (await listEntrants(scope, season.id)).filter(({ kind }) => kind === 'player').map((one) => [one.number, one]),
    );
    const unknown = given.flatMap(({ entrant }, index) =>
      players.has(entrant)
        ? []
        : [{ path: `positions.${index}.entrant`, message: `${entrant} is no player of this season` }],
    );
    if (unknown.length > 0) throw badPlaces(unknown);
    const changed = given.filter(({ entrant, position }) => players.get(entrant)?.position !== position);
    for (const { entrant, position } of changed)
      await scope.db
        .update(fantasyEntrants)
        .set({ position })
        .where(
          ofTenant(
            scope,
            fantasyEntrants,
            and(eq(fantasyEntrants.fantasySeasonId, season.id), eq(fantasyEntrants.number, entrant)),
          ),
        );
    if (changed.length > 0) await announce(scope, [tags.fantasy(season.id)]);
    return changed.length;
  });
}
