import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { addToJob } from '#server/db/jobs/add-job.ts';
import type { games } from '#server/db/schema/games.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { addPushEvent } from './add-push-event.ts';
import { isNow, isOver, pushEventsOfLog } from './game-events.ts';
import type { MoveEvent } from './push-event.ts';

type Game = typeof games.$inferSelect;
type Result = Pick<Game, 'state'> & Partial<Pick<Game, 'homeScore' | 'awayScore'>>;
type Fixture = Pick<Game, 'state' | 'tipOffAt' | 'tipOffDate' | 'venueId'>;

/** Tells followers of what a scorer has recorded. */
export async function addLogEvents(
  scope: TenantScope,
  row: Game,
  log: { before: GameState; after: GameState; events: readonly GameEvent[] },
): Promise<void> {
  for (const event of pushEventsOfLog({ ...log, row, now: Date.now() })) await addPushEvent(scope, event);
}

/** Tells followers that a game is over, where it was not before. A game that its log has ended is told of once. */
export async function addResult(scope: TenantScope, game: Game, result: Result): Promise<void> {
  const at = Date.now();
  if (isOver(game) || !isOver(result) || !isNow(game, at)) return;
  const { homeScore: home = game.homeScore, awayScore: away = game.awayScore } = result;
  const score = home === null || away === null ? null : { home, away };
  await addPushEvent(scope, { kind: 'final', gameId: game.id, at, score });
}

const hourMs = 60 * 60_000;
/** From when until when around its tip-off a game that is moved is news, in milliseconds. */
const soonMs = 7 * 24 * hourMs;
const pastMs = 12 * hourMs;

/** Tells followers of a game that is played at another time or place than they know, or not at all; of all that one transaction moves at once. */
export async function addMove(scope: TenantScope, game: Game, before: Fixture): Promise<void> {
  const at = Date.now();
  const known = before.tipOffAt?.getTime() ?? (before.tipOffDate ? Date.parse(before.tipOffDate) : null);
  if (known === null || known < at - pastMs || known > at + soonMs) return;
  const change = changeOf(game, before);
  if (!change) return;
  const mark = `${game.tipOffAt?.toISOString() ?? game.tipOffDate ?? ''} ${game.venueId ?? ''}`;
  const event = { kind: 'moved', gameId: game.id, at, change, mark } satisfies MoveEvent;
  await addToJob(scope.db, 'push-moves', { tenantId: scope.tenantId, event });
}

function changeOf(game: Fixture, before: Fixture) {
  if (game.state !== before.state && (game.state === 'postponed' || game.state === 'cancelled')) return game.state;
  if (game.state !== 'scheduled') return null;
  const isSet = before.tipOffAt !== null && game.tipOffAt !== null;
  const isLater = isSet
    ? game.tipOffAt?.getTime() !== before.tipOffAt?.getTime()
    : game.tipOffDate !== before.tipOffDate;
  if (isLater && (isSet || game.tipOffDate !== null)) return 'time';
  return before.venueId !== null && game.venueId !== null && game.venueId !== before.venueId ? 'venue' : null;
}
