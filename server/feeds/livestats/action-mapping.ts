import type { GameAction, Side } from '#lib/basketball/events.ts';
import { normalize } from './action-subtypes.ts';
import type { LiveStatsAction } from './schema.ts';

/** An action as an engine event, with the words that could not be mapped; `unknown` if the action type is not known. */
export type ActionMapping = { action: GameAction; words: string[]; unknown?: boolean };

/** Team and player of an action; null where it has none. */
export type Actor = { side: Side | null; person: string | null };

export function note({ side, person }: Actor): GameAction {
  return { type: 'note', source: 'livestats', side, person };
}

export function hasQualifier(action: LiveStatsAction, word: string): boolean {
  return action.qualifier.some((qualifier) => normalize(qualifier) === word);
}

/** Returns the words of an action without those in `mapped`, which its event already expresses. */
export function unmappedWords(action: LiveStatsAction, words: string[], mapped: readonly string[] = []): string[] {
  return [
    ...words.filter((word) => word !== ''),
    ...action.qualifier.filter((qualifier) => !mapped.includes(normalize(qualifier))),
  ];
}
