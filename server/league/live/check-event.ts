import type { StaffMember } from '#lib/api/contract/staff.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { periodLengthMs } from '#lib/basketball/rules/periods.ts';
import { LeagueError, type LeagueIssue } from '#server/errors.ts';
import { isDecidedElsewhere, isFinal } from './is-final.ts';
import type { ReplayedGame } from './live-game.ts';

const afterTheEnd: ReadonlySet<GameEvent['type']> = new Set(['reopened', 'protest', 'annulled', 'note', 'attendance']);
const forEditors: ReadonlySet<GameEvent['type']> = new Set(['annulled']);
const decisions: ReadonlySet<GameEvent['type']> = new Set(['finalised', 'forfeit', 'default']);
/** For so long whoever scored the game may open it again; after that an editor or admin does. */
const correctionWindowMs = 48 * 3_600_000;

/** Names the fault of an event that does not fit the game as it stands before it; the reducer itself refuses nothing. */
export function faultsOf({ sheet }: Pick<ReplayedGame, 'sheet'>, state: GameState, event: GameEvent): LeagueIssue[] {
  const faults: LeagueIssue[] = [];
  const fault = (path: string, message: string) => faults.push({ path, message });
  const known = new Set(state.log.map(({ id }) => id));
  for (const reference of ['linkedTo', 'voids', 'supersedes', 'after'] as const) {
    const id = event[reference];
    if (id !== undefined && !known.has(id)) fault(reference, `there is no event "${id}" in the log`);
  }
  if ('person' in event && event.person) {
    const listed = (event.side ? sheet[event.side] : [...sheet.home, ...sheet.away]).some(
      ({ personId }) => personId === event.person,
    );
    if (!listed) fault('person', `is not on the ${event.side ? `${event.side} sheet` : 'sheets'} of this game`);
  }
  for (const { path, message } of faultsOfTime(state, event)) fault(path, message);
  if (event.type === 'foul' && !(event.kind in state.profile.foulCodes)) {
    fault('kind', `the rules "${state.profile.id}" know no foul of this kind`);
  }
  if (event.supersedes && event.voids) fault('supersedes', 'an event voids another or takes its place, not both');
  else if (event.supersedes && isVoiding(state, event.supersedes)) {
    fault('supersedes', 'a correction is taken back by another one that voids it');
  }
  if (event.voids && event.type !== 'correction') fault('type', 'an event that voids another is a correction');
  if (event.type === 'correction' && !event.voids) fault('voids', 'a correction says what it voids');
  return faults;
}

const isVoiding = ({ log }: GameState, id: string) => log.some((event) => event.id === id && event.voids !== undefined);

function faultsOfTime({ clock, profile }: GameState, { period, clockMs, shotClockMs }: GameEvent): LeagueIssue[] {
  const faults: LeagueIssue[] = [];
  const lengthMs = periodLengthMs(profile.periods, period);
  const shotMs = profile.shotClock?.fullMs ?? 0;
  if (period > clock.period + 1) faults.push({ path: 'period', message: `the game is in period ${clock.period}` });
  if (clockMs !== null && clockMs > lengthMs) {
    faults.push({ path: 'clockMs', message: `period ${period} has ${lengthMs} milliseconds` });
  }
  if (shotClockMs !== undefined && shotClockMs > shotMs) {
    faults.push({ path: 'shotClockMs', message: `the shot clock has ${shotMs} milliseconds` });
  }
  return faults;
}

/** Throws `conflict` or `forbidden` for an event that the life of the game does not allow at this point. */
export function assertAllowed(
  game: ReplayedGame,
  state: GameState,
  event: GameEvent,
  member: Pick<StaffMember, 'roles'>,
): void {
  if (isDecidedElsewhere(game) && game.state.log.length === 0) {
    throw new LeagueError('conflict', 'The result of this game came without a log. Correct it where it came from.');
  }
  const isEditor = member.roles.some((role) => role === 'admin' || role === 'editor');
  const touched = state.log.find(({ id }) => id === (event.voids ?? event.supersedes));
  if (!isEditor && (forEditors.has(event.type) || (touched && forEditors.has(touched.type)))) {
    throw new LeagueError('forbidden', 'A game is annulled, and an annulment taken back, by an editor or an admin.');
  }
  if (event.type === 'reopened') assertReopening(game, state, isEditor);
  if (isFinal(game, state) && (!afterTheEnd.has(event.type) || event.supersedes || event.after)) {
    throw new LeagueError('conflict', 'The game is final. Reopen it, with a reason, to correct it.');
  }
  if (state.ruling && !afterTheEnd.has(event.type)) assertInWindow(state, isEditor);
  if (event.type === 'finalised' && !state.ruling && state.phase !== 'finished') {
    throw new LeagueError('conflict', 'The game has not ended yet.');
  }
}

/** Throws `conflict` where an event, by whatever way, leaves a game final that has no winner or did not end. */
export function assertMayStand({ finalised, ruling, score, played }: GameState): void {
  if (!finalised || ruling) return;
  if (!played.some(({ type }) => type === 'game-end')) {
    throw new LeagueError('conflict', 'The game has not ended yet.');
  }
  if (score.home === score.away) throw new LeagueError('conflict', 'A game does not end level.');
}

function assertReopening(game: ReplayedGame, state: GameState, isEditor: boolean): void {
  if (!state.ruling && !isFinal(game, state)) {
    throw new LeagueError('conflict', 'Only a game that is final can be reopened.');
  }
  assertInWindow(state, isEditor);
}

/** Whoever scored the game may correct what was decided for a while. */
function assertInWindow(state: GameState, isEditor: boolean): void {
  const ended = state.log.findLast(({ type }) => decisions.has(type))?.wallTime;
  if (isEditor || (ended !== undefined && Date.now() - Date.parse(ended) < correctionWindowMs)) return;
  throw new LeagueError('forbidden', 'It was decided too long ago: an editor or an admin may reopen it.');
}
