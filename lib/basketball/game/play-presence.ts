import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { playerState } from './create-state.ts';
import { entryElapsedMs } from './lateness.ts';
import type { GameDraft, TeamState } from './state.ts';

const fieldActions: ReadonlySet<GameEvent['type']> = new Set(['field-goal', 'rebound', 'steal', 'turnover', 'assist']);

/**
 * Tracks the players on court: starters and substitutions form stints and five-man line-ups. Inconsistencies are
 * warnings, never errors.
 */
export function playPresence(state: GameDraft, event: GameEvent): void {
  if (event.type === 'starter' || event.type === 'substitution-in') {
    if (event.person === null) return;
    const player = playerState(state, event.side, event.person);
    if (event.type === 'starter') player.starter = true;
    enter(state, event, event.side, event.person);
  } else if (event.type === 'substitution-out') {
    if (event.person !== null) leave(state, event, event.side, event.person);
  } else if (event.type === 'captain') {
    if (event.person !== null) playerState(state, event.side, event.person).captain = true;
  } else if (state.recorded.presence && fieldActions.has(event.type) && 'side' in event && event.side) {
    checkLineup(state, event, event.side);
  }
}

function enter(state: GameDraft, event: GameEvent, side: Side, person: string): void {
  const team = state.teams[side];
  state.recorded.presence = true;
  if (team.onCourt.includes(person)) {
    if (event.type !== 'starter') state.warnings.push({ code: 'already-on-court', eventId: event.id, side, person });
    return;
  }
  const nowMs = entryElapsedMs(state, event);
  team.onCourt.push(person);
  playerState(state, side, person).stints.push({ fromMs: nowMs, toMs: null });
  changeLineup(team, nowMs);
}

function leave(state: GameDraft, event: GameEvent, side: Side, person: string): void {
  const team = state.teams[side];
  const place = team.onCourt.indexOf(person);
  if (place < 0) {
    state.warnings.push({ code: 'not-on-court', eventId: event.id, side, person });
    return;
  }
  const nowMs = entryElapsedMs(state, event);
  const { stints, tally } = playerState(state, side, person);
  const open = stints.at(-1);
  if (open) {
    const toMs = Math.max(open.fromMs, nowMs);
    stints[stints.length - 1] = { fromMs: open.fromMs, toMs };
    tally.playedMs += toMs - open.fromMs;
  }
  team.onCourt.splice(place, 1);
  changeLineup(team, nowMs);
}

function changeLineup(team: TeamState, nowMs: number): void {
  const { currentLineup } = team;
  const old = currentLineup && team.lineups[currentLineup.key];
  // A late entry takes back the time counted for the line-up since then.
  if (old && currentLineup) old.playedMs = Math.max(0, old.playedMs + nowMs - currentLineup.sinceMs);
  if (team.onCourt.length !== 5) {
    team.currentLineup = null;
    return;
  }
  const persons = team.onCourt.slice().sort();
  const key = persons.join('|');
  team.lineups[key] ??= {
    persons,
    playedMs: 0,
    pointsFor: 0,
    pointsAgainst: 0,
    possessionsFor: 0,
    possessionsAgainst: 0,
  };
  team.currentLineup = { key, sinceMs: nowMs };
}

function checkLineup(state: GameDraft, event: GameEvent, side: Side): void {
  const { onCourt } = state.teams[side];
  if (onCourt.length !== 5) {
    state.warnings.push({ code: 'not-five-on-court', eventId: event.id, side });
  } else if ('person' in event && event.person && !onCourt.includes(event.person)) {
    state.warnings.push({ code: 'not-on-court', eventId: event.id, side, person: event.person });
  }
}
