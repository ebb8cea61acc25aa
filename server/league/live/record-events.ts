import type { RecordEventsAnswer, RecordEventsInput } from '#lib/api/contract/live.ts';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError } from '#server/errors.ts';
import { publish } from '#server/realtime/publish.ts';
import { say } from '#server/refusals/sentence.ts';
import { assertAllowed, assertValidResult, faultsOf } from './check-event.ts';
import { lockLiveGame, type ReplayedGame } from './live-game.ts';
import { boardOf, liveMessages, toPublicEvent } from './live-messages.ts';
import { rememberGame } from './memory.ts';
import { numberEvents } from './number-events.ts';
import { storeGame } from './store-game.ts';

export type Recorder = Pick<StaffMember, 'userId' | 'roles'>;

type Outcome = { answer: RecordEventsAnswer; game: ReplayedGame };

/**
 * Appends events to the log of a game, all or none, and updates everything derived from it. Returns once they are on disk;
 * the live channels receive them with the commit, and cache tags are announced as in `storeGame`. Idempotent: an event whose
 * id is in the log is not written again. Outcome `conflict`: others have written since `expectedSeq`; `missed` lists their
 * events. Throws `not-found` (also for another tenant's game), `bad-request` with the path of each fault and for an
 * `expectedSeq` beyond the log, `conflict` for what the state of the game does not allow, and `forbidden` for what the role
 * does not.
 */
export async function recordEvents(
  scope: TenantScope,
  member: Recorder,
  gameId: string,
  { expectedSeq, device, events }: RecordEventsInput,
): Promise<RecordEventsAnswer> {
  // The log is the trail of these changes, and the desk waits for each of them.
  const { answer, game } = await inTransaction<Outcome>({ ...scope, trail: 'elsewhere' }, async (scope) => {
    const game = await lockLiveGame(scope, gameId);
    assertWithinLog(game.state, expectedSeq);
    const stamp = { operator: `${member.userId}/${device}`, now: Date.now() };
    const { repeated, fresh } = numberEvents(game.state, events, stamp);
    const missed = game.state.log.filter(({ seq }) => seq > expectedSeq);
    if (fresh.length > 0 && missed.some((event) => !repeated.includes(event))) {
      return { game, answer: { outcome: 'conflict', seq: lastSeq(game.state), missed: missed.map(toPublicEvent) } };
    }
    const next = fresh.length > 0 ? await append(scope, game, fresh, member) : game;
    const recorded = [...repeated, ...fresh].map(({ id, seq }) => ({ id, seq }));
    return {
      game: next,
      answer: { outcome: 'recorded', seq: lastSeq(next.state), recorded, board: boardOf(next.row, next.state) },
    };
  });
  rememberGame(game);
  return answer;
}

/** A number that no event has yet would hide from the desk what it misses. */
function assertWithinLog(state: GameState, expectedSeq: number): void {
  const seq = lastSeq(state);
  if (expectedSeq <= seq) return;
  const message = say`is ${expectedSeq}, but the log ends at ${seq}: fetch the game again and send the seq of its last event`;
  throw badPlaces([{ path: 'expectedSeq', message }]);
}

const lastSeq = ({ log }: GameState) => log.at(-1)?.seq ?? 0;

async function append(
  scope: TenantScope,
  game: ReplayedGame,
  events: readonly GameEvent[],
  member: Recorder,
): Promise<ReplayedGame> {
  if (!game.row.homeTeamId || !game.row.awayTeamId) {
    throw new LeagueError('conflict', say`The teams of this game are not known yet.`);
  }
  const state = applyAll(game, events, member);
  const next = await storeGame(scope, { ...game, state }, game, events);
  const before = boardOf(game.row, game.state);
  await publish(scope.db, liveMessages({ row: next.row, events, before, board: boardOf(next.row, state) }));
  return next;
}

function applyAll(game: ReplayedGame, events: readonly GameEvent[], member: Recorder): GameState {
  let { state } = game;
  for (const [index, event] of events.entries()) {
    const faults = faultsOf(game, state, event).map(({ path, message }) => ({
      path: `events.${index}.${path}`,
      message,
    }));
    if (faults.length > 0) throw badPlaces(faults);
    assertAllowed(game, state, event, member);
    const next = applyEvent(state, event);
    if (!state.finalised) assertValidResult(next);
    state = next;
  }
  return state;
}
