import type { DatabaseConnection } from '#server/db/connect.ts';
import type { Log } from '#server/log.ts';
import type { DemoKind } from './load/load-games.ts';
import { loadWorld } from './load/load-world.ts';
import { rankPhase } from './load/rank-phase.ts';
import { buildWorlds } from './world/build-world.ts';
import { onPaper } from './world/on-paper.ts';

/** Loads the two tenants of the demo, as of today, into an empty database: with logs, or as paper scoresheets record them. */
export async function loadDemo(
  { db }: DatabaseConnection,
  log: Log,
  kind: DemoKind = 'log',
  now = new Date(),
): Promise<void> {
  const { league, club } = buildWorlds(now.toISOString(), rankPhase);
  for (const world of [league, club]) {
    const started = performance.now();
    await loadWorld(db, kind === 'paper' ? onPaper(world) : world, kind);
    log.debug({ tenant: world.tenant.slug, ms: Math.round(performance.now() - started) }, 'demo tenant loaded');
  }
}
