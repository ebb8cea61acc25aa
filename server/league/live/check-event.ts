import type { StaffMember } from '#lib/api/contract/staff.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { periodLengthMs } from '#lib/basketball/rules/periods.ts';
import { type Fault, LeagueError } from '#server/errors.ts';
import { type Sentence, say } from '#server/refusals/sentence.ts';
import { correctionWindowMs } from './correction-window.ts';
import { isDecidedElsewhere, isFinal } from './is-final.ts';
import type { ReplayedGame } from './live-game.ts';

const allowedWhenFinal: ReadonlySet<GameEvent['type']> = new Set([
  'reopened',
  'protest',
  'annulled',
  'note',
  'attendance',
]);
const adminOnly: ReadonlySet<GameEvent['type']> = new Set(['annulled']);
const decisions: ReadonlySet<GameEvent['type']> = new Set(['finalised', 'forfeit', 'default']);

const notListed = {
  home: say`is not on the home sheet of this game`,
  away: say`is not on the away sheet of this game`,
  both: say`is not on the sheets of this game`,
};

/** Returns the faults of an event given the state before it. The reducer itself rejects nothing. */
export function faultsOf({ sheet }: Pick<ReplayedGame, 'sheet'>, state: GameState, event: GameEvent): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, message: Sentence) => faults.push({ path, message });
  const known = new Set(state.log.map(({ id }) => id));
  for (const reference of ['linkedTo', 'voids', 'supersedes', 'after'] as const) {
    const id = event[reference];
    if (id !== undefined && !known.has(id)) fault(reference, say`there is no event "${id}" in the log`);
  }
  if ('person' in event && event.person) {
    const isListed = (event.side ? sheet[event.side] : [...sheet.home, ...sheet.away]).some(
      ({ personId }) => personId === event.person,
    );
    if (!isListed) fault('person', notListed[event.side ?? 'both']);
  }
  faults.push(...faultsOfTime(state, event));
  if (event.type === 'foul' && !(event.kind in state.profile.foulCodes)) {
    fault('kind', say`the rules "${state.profile.id}" have no foul of this kind`);
  }
  if (event.supersedes && event.voids) fault('supersedes', say`an event either voids or supersedes another, not both`);
  else if (event.supersedes && isVoiding(state, event.supersedes)) {
    fault('supersedes', say`a correction is undone by another correction that voids it`);
  }
  if (event.voids && event.type !== 'correction') fault('type', say`an event that voids another must be a correction`);
  if (event.type === 'correction' && !event.voids) fault('voids', say`a correction must name the event it voids`);
  return faults;
}

const isVoiding = ({ log }: GameState, id: string) => log.some((event) => event.id === id && event.voids !== undefined);

function faultsOfTime({ clock, profile }: GameState, { period, clockMs, shotClockMs }: GameEvent): Fault[] {
  const faults: Fault[] = [];
  const lengthMs = periodLengthMs(profile.periods, period);
  const shotMs = profile.shotClock?.fullMs ?? 0;
  if (period > clock.period + 1) faults.push({ path: 'period', message: say`the game is in period ${clock.period}` });
  if (clockMs !== null && clockMs > lengthMs) {
    faults.push({ path: 'clockMs', message: say`period ${period} lasts ${lengthMs} milliseconds` });
  }
  if (shotClockMs !== undefined && shotClockMs > shotMs) {
    faults.push({ path: 'shotClockMs', message: say`the shot clock starts at ${shotMs} milliseconds` });
  }
  return faults;
}

/** Throws `conflict` for an event that the state of the game does not allow, and `forbidden` for one that the role does not. */
export function assertAllowed(
  game: ReplayedGame,
  state: GameState,
  event: GameEvent,
  member: Pick<StaffMember, 'roles'>,
): void {
  if (isDecidedElsewhere(game) && game.state.log.length === 0) {
    throw new LeagueError(
      'conflict',
      say`This game has its result without a log. Enter another result, or withdraw it, at its place in the list.`,
    );
  }
  const isAdmin = member.roles.includes('admin');
  const changed = state.log.find(({ id }) => id === (event.voids ?? event.supersedes));
  if (!isAdmin && (adminOnly.has(event.type) || (changed && adminOnly.has(changed.type)))) {
    throw new LeagueError('forbidden', say`Only an admin may annul a game or undo an annulment.`);
  }
  if (event.type === 'reopened') assertReopening(game, state, isAdmin);
  if (isFinal(game, state) && (!allowedWhenFinal.has(event.type) || event.supersedes || event.after)) {
    throw new LeagueError('conflict', say`The game is final. Reopen it, with a reason, to correct it.`);
  }
  if (state.ruling || isFinal(game, state)) assertInWindow(state, isAdmin);
  if (event.type === 'finalised' && !state.ruling && state.phase !== 'finished') {
    throw new LeagueError('conflict', say`The game has not ended yet.`);
  }
}

/** Throws `conflict` if an event leaves the game finalised without a winner or before its end. */
export function assertValidResult({ finalised, ruling, score, played }: GameState): void {
  if (!finalised || ruling) return;
  if (!played.some(({ type }) => type === 'game-end')) {
    throw new LeagueError('conflict', say`The game has not ended yet.`);
  }
  if (score.home === score.away) throw new LeagueError('conflict', say`A game cannot end in a tie.`);
}

function assertReopening(game: ReplayedGame, state: GameState, isAdmin: boolean): void {
  if (!state.ruling && !isFinal(game, state)) {
    throw new LeagueError('conflict', say`Only a final game can be reopened.`);
  }
  assertInWindow(state, isAdmin);
}

/** Throws `forbidden` for a scorer after `correctionWindowMs`. */
function assertInWindow(state: GameState, isAdmin: boolean): void {
  const ended = state.log.findLast(({ type }) => decisions.has(type))?.wallTime;
  if (isAdmin || (ended !== undefined && Date.now() - Date.parse(ended) < correctionWindowMs)) return;
  throw new LeagueError('forbidden', say`The correction window is over. Only an admin may still change the game.`);
}
