import type { GameEvent } from '#lib/basketball/events.ts';
import type { Tally } from '#lib/basketball/stat-line.ts';
import { tallyOf } from './create-state.ts';
import type { GameDraft } from './state.ts';

/** Updates the counters of the box score (Statisticians' Manual) for the player, or for the team if there is none. */
export function playCount(state: GameDraft, event: GameEvent): void {
  if (!('person' in event) || !('side' in event) || !event.side || event.type === 'note') return;
  const tally = tallyOf(state, event.side, event.person);
  switch (event.type) {
    case 'field-goal':
      if (!event.made) state.recorded.details = true;
      countFieldGoal(tally, event.points, event.made);
      state.shots.push(shotOf(event));
      break;
    case 'free-throw':
      tally.freeThrowsAttempted += 1;
      if (event.made) tally.freeThrowsMade += 1;
      else state.recorded.freeThrowAttempts = true;
      break;
    case 'rebound':
      if (event.deadBall) break;
      state.recorded.secondChance = true;
      state.recorded.details = true;
      if (event.kind === 'offensive') tally.offensiveRebounds += 1;
      else tally.defensiveRebounds += 1;
      break;
    case 'assist':
      state.recorded.details = true;
      tally.assists += 1;
      break;
    case 'steal':
      state.recorded.details = true;
      tally.steals += 1;
      break;
    case 'turnover':
      state.recorded.details = true;
      state.recorded.fromTurnover = true;
      tally.turnovers += 1;
      break;
    case 'block':
      state.recorded.details = true;
      tally.blocks += 1;
      countBlocked(state, event);
      break;
    case 'block-received':
      countReceived(state, event.linkedTo, tally);
      break;
    case 'foul-drawn':
      state.recorded.foulsDrawn = true;
      tally.foulsDrawn += 1;
      break;
  }
}

function countFieldGoal(tally: Tally, points: 2 | 3, made: boolean): void {
  if (points === 3) {
    tally.threePointersAttempted += 1;
    if (made) tally.threePointersMade += 1;
  } else {
    tally.twoPointersAttempted += 1;
    if (made) tally.twoPointersMade += 1;
  }
}

/** Counts a blocked shot for its shooter; a later `block-received` of the same shot is not counted again. */
function countBlocked(state: GameDraft, block: GameEvent): void {
  const shot = state.played.findLast((event) => event.id === block.linkedTo);
  if (block.linkedTo && shot?.type === 'field-goal') {
    countReceived(state, shot.id, tallyOf(state, shot.side, shot.person));
  }
}

function countReceived(state: GameDraft, shotId: string | undefined, shooter: Tally): void {
  state.recorded.blocksReceived = true;
  if (shotId !== undefined) {
    if (state.blockedShots.includes(shotId)) return;
    state.blockedShots.push(shotId);
  }
  shooter.blocksReceived += 1;
}

function shotOf(event: Extract<GameEvent, { type: 'field-goal' }>) {
  return {
    eventId: event.id,
    side: event.side,
    person: event.person,
    period: event.period,
    clockMs: event.clockMs,
    points: event.points,
    made: event.made,
    shot: event.shot,
    x: event.location?.x ?? null,
    y: event.location?.y ?? null,
  };
}
