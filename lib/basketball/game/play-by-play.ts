import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from './state.ts';

/** A standing entry of the log with the score after it. */
export type Play = { event: GameEvent; home: number; away: number };

/** The standing entries in order of play, each with the running score; oldest first. */
export function playByPlay(state: GameState): Play[] {
  let home = 0;
  let away = 0;
  return state.played.map((event) => {
    const points = pointsOf(event);
    if (points > 0 && 'side' in event && event.side === 'home') home += points;
    else if (points > 0) away += points;
    return { event, home, away };
  });
}

/** Points that the entry adds to the score. */
export function pointsOf(event: GameEvent): number {
  if (event.type === 'field-goal') return event.made ? event.points : 0;
  return event.type === 'free-throw' && event.made ? 1 : 0;
}
