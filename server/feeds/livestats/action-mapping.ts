import type { GameAction, Side } from '#lib/basketball/events.ts';
import { normalize } from './action-subtypes.ts';
import type { LiveStatsAction } from './schema.ts';

/** An action in the engine's terms with the words that found no place in it; `unknown` if the type itself is not known. */
export type ActionMapping = { action: GameAction; words: string[]; unknown?: boolean };

export type Who = { side: Side | null; person: string | null };

export function note({ side, person }: Who): GameAction {
  return { type: 'note', source: 'livestats', side, person };
}

export function has(action: LiveStatsAction, word: string): boolean {
  return action.qualifier.some((one) => normalize(one) === word);
}

/** Words that are said by the mapped action itself are dropped, all others stay. */
export function unmappedWords(action: LiveStatsAction, words: string[], said: readonly string[] = []): string[] {
  return [...words.filter((word) => word !== ''), ...action.qualifier.filter((one) => !said.includes(normalize(one)))];
}
