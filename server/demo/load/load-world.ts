import { analyzeSmall } from '#server/db/analyze-small.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { assets } from '#server/db/schema/assets.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { loadFantasy } from '#server/demo/fantasy/load-fantasy.ts';
import type { World } from '#server/demo/world/types.ts';
import { updatePlayerCareers } from '#server/league/rollup/update-player-careers.ts';
import { loadApplication } from './load-application.ts';
import { loadDirectory } from './load-directory.ts';
import { type DemoKind, loadGames } from './load-games.ts';
import { loadLeague, loadSeasons } from './load-league.ts';
import { loadPublications } from './load-publications.ts';
import { loadTenant } from './load-tenant.ts';

/** Stores one tenant of the demo with all its data, in one transaction. */
export function loadWorld(db: Queryable, world: World, kind: DemoKind): Promise<void> {
  return db.transaction(async (db) => {
    const pictures = await loadTenant(db, world.tenant);
    const scope = { db, tenantId: pictures.tenantId };
    await loadDirectory(scope, world, pictures);
    await analyzeSmall(db, ['person'], world.people.length);
    const people = new Map(world.people.map((person) => [person.id, person]));
    const logo = pictures.add(world.leagueCrest);
    await loadSeasons(scope, world.seasons);
    for (const season of world.seasons) {
      for (const league of season.leagues) {
        await loadLeague(scope, season.id, { ...league, logo });
        await loadGames(scope, league, people, kind);
      }
    }
    await updatePlayerCareers(scope);
    await loadFantasy(scope, world, kind);
    await loadPublications(scope, world, pictures);
    await loadApplication(scope, world);
    await insertRows(db, assets, [...pictures.rows.values()]);
  });
}
