import type { GameEvent } from '#lib/basketball/events.ts';
import { isOvertaken } from './overtaken.ts';
import { playAnchors } from './play-anchors.ts';
import { playArrow } from './play-arrow.ts';
import { playClock } from './play-clock.ts';
import { playCount } from './play-count.ts';
import { playFoul } from './play-foul.ts';
import { playLifecycle } from './play-lifecycle.ts';
import { playPossession } from './play-possession.ts';
import { playPresence } from './play-presence.ts';
import { playScore } from './play-score.ts';
import { playSettle } from './play-settle.ts';
import type { GameDraft } from './state.ts';

/** The longest games on record had six overtimes; a number near this limit is an error. */
const maxPeriods = 50;

/** Applies one effective event to the draft; each part handles only its own event types. */
export function play(state: GameDraft, event: GameEvent): void {
  if (!Number.isInteger(event.period) || event.period < 1 || event.period > maxPeriods) {
    state.warnings.push({ code: 'impossible-period', eventId: event.id });
    return;
  }
  if (isOvertaken(state, event)) return;
  state.played.push(event);
  playClock(state, event);
  playAnchors(state, event);
  playPresence(state, event);
  playPossession(state, event);
  playArrow(state, event);
  playScore(state, event);
  playCount(state, event);
  playFoul(state, event);
  playSettle(state, event);
  playLifecycle(state, event);
}
