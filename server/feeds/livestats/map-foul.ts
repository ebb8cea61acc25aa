import type { Side } from '#lib/basketball/events.ts';
import { type ActionMapping, has, unmappedWords } from './action-mapping.ts';
import { foulSubtypes, normalize } from './action-subtypes.ts';
import type { LiveStatsAction } from './schema.ts';

/** Technical fouls without a player are the bench's (LiveStats counts them in the team's total only). */
export function foul(action: LiveStatsAction, side: Side, person: string | null): ActionMapping {
  const word = normalize(action.subType);
  const known = foulSubtypes.get(word);
  const guessed = known ?? (word.includes('tech') ? 'technical' : word.includes('disq') ? 'disqualifying' : 'personal');
  const kind = guessed === 'technical' && person === null ? 'bench-technical' : guessed;
  const shots = action.qualifier
    .map((one) => /^(\d)freethrow/.exec(normalize(one))?.[1])
    .find((count) => count !== undefined);
  return {
    action: {
      type: 'foul',
      side,
      person,
      kind,
      ...(shots === undefined ? {} : { freeThrows: Number(shots) }),
      ...(has(action, 'shooting') ? { shooting: true } : {}),
    },
    words: unmappedWords(action, known ? [] : [action.subType], ['shooting', '1freethrow', '2freethrow', '3freethrow']),
  };
}
