import type { GameEvent, ScoringFlags } from '#lib/basketball/events.ts';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import { scoringFlags } from '#lib/basketball/game/scoring-flags.ts';
import type { GameState } from '#lib/basketball/game/state.ts';

export const pointCategories = ['fastBreak', 'secondChance', 'fromTurnover', 'inThePaint'] as const;
export type PointCategory = (typeof pointCategories)[number];

type Scoring = Extract<GameEvent, { type: 'field-goal' | 'free-throw' }>;

/** Returns the point categories of a shot or free throw after `before`: as entered, else as they follow from the log. */
export function pointCategoriesOf(before: GameState, event: Scoring): ScoringFlags {
  const seq = (before.log.at(-1)?.seq ?? 0) + 1;
  return scoringFlags(applyEvent(before, { ...event, id: `${event.id} preview`, seq }), event);
}
