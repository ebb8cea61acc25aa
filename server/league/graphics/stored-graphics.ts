import { eq } from 'drizzle-orm';
import type { GraphicsState, ShownGraphic } from '#lib/api/contract/graphics.ts';
import { type BoardHolder, type GraphicsStep, gameGraphics } from '#server/db/schema/game-graphics.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

export type StoredGraphics = GraphicsStep & {
  version: number;
  past: GraphicsStep[];
  future: GraphicsStep[];
  holder: BoardHolder | null;
};

/** The initial board: the scorebug on air, all alerts on. */
const initial: StoredGraphics = {
  version: 0,
  shown: [{ graphic: 'scorebug', side: null, personId: null, hideAt: null }],
  alerts: { run: true, lead: true, milestone: true },
  past: [],
  future: [],
  holder: null,
};

/** Loads the graphics of a game. Throws `not-found`, also for another tenant's game. */
export async function loadGraphics(scope: TenantScope, gameId: string): Promise<StoredGraphics> {
  await fetchOrThrow(scope, games, gameId, 'game');
  const [row] = await scope.db.select().from(gameGraphics).where(ofGame(scope, gameId));
  return row ?? initial;
}

/** Loads the graphics for a change and locks their row until the transaction ends. Throws `not-found`. */
export async function lockGraphics(scope: TenantScope, gameId: string): Promise<StoredGraphics> {
  await fetchOrThrow(scope, games, gameId, 'game');
  await scope.db
    .insert(gameGraphics)
    .values({ tenantId: scope.tenantId, gameId, ...initial })
    .onConflictDoNothing();
  const [row] = await scope.db.select().from(gameGraphics).where(ofGame(scope, gameId)).for('update');
  return row ?? initial;
}

export async function saveGraphics(scope: TenantScope, gameId: string, graphics: StoredGraphics): Promise<void> {
  const { version, shown, alerts, past, future } = graphics;
  await scope.db.update(gameGraphics).set({ version, shown, alerts, past, future }).where(ofGame(scope, gameId));
}

export async function saveHolder(scope: TenantScope, gameId: string, holder: BoardHolder | null): Promise<void> {
  await scope.db.update(gameGraphics).set({ holder }).where(ofGame(scope, gameId));
}

/** Converts stored graphics to the public state, without expired ones. */
export function toState(gameId: string, stored: StoredGraphics, now: Date): GraphicsState {
  const { version, shown, alerts, past, future } = stored;
  return {
    gameId,
    version,
    serverTime: now.toISOString(),
    shown: onAirAt(shown, now),
    alerts,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}

export const onAirAt = (shown: readonly ShownGraphic[], now: Date) =>
  shown.filter(({ hideAt }) => hideAt === null || Date.parse(hideAt) > now.getTime());

const ofGame = (scope: TenantScope, gameId: string) => ofTenant(scope, gameGraphics, eq(gameGraphics.gameId, gameId));
