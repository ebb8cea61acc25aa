import type { Play, PlayAction } from '#lib/api/contract/play-by-play.ts';
import type { GameEvent } from '#lib/basketball/events.ts';

/**
 * Returns the plays of a play-by-play, each with the score after it; clock, shot clock and other administrative events
 * are left out.
 */
export function toPlays(events: readonly GameEvent[]): Play[] {
  const score = { home: 0, away: 0 };
  const plays: Play[] = [];
  for (const event of events) {
    if (event.type === 'field-goal' && event.made) score[event.side] += event.points;
    if (event.type === 'free-throw' && event.made) score[event.side] += 1;
    const action = toAction(event);
    if (!action) continue;
    plays.push({
      id: event.id,
      period: event.period,
      clockMs: event.clockMs,
      side: 'side' in event ? (event.side ?? null) : null,
      player: 'person' in event ? (event.person ?? null) : null,
      action,
      score: { ...score },
      linkedTo: event.linkedTo ?? null,
      ...(event.wallTime !== undefined && { at: event.wallTime }),
    });
  }
  return plays;
}

function toAction(event: GameEvent): PlayAction | null {
  switch (event.type) {
    case 'field-goal': {
      const { type, points, made, shot, blocked = false } = event;
      return { type, points, made, shot, blocked };
    }
    case 'free-throw':
      return { type: event.type, made: event.made, number: event.number, of: event.of };
    case 'rebound':
      return { type: event.type, kind: event.kind };
    case 'turnover':
      return { type: event.type, kind: event.kind };
    case 'foul':
      return { type: event.type, kind: event.kind };
    case 'timeout':
      return event.refused ? null : { type: event.type, kind: event.kind };
    case 'jump-ball':
      return { type: event.type, outcome: event.outcome };
    case 'assist':
    case 'steal':
    case 'block':
    case 'foul-drawn':
    case 'substitution-in':
    case 'substitution-out':
    case 'held-ball':
    case 'period-start':
    case 'period-end':
    case 'game-start':
    case 'game-end':
      return { type: event.type };
    default:
      return null;
  }
}
