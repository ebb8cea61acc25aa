import type { Side } from '#lib/basketball/events.ts';
import { type ActionMapping, has, keep } from './action-mapping.ts';
import { foulWords, plain } from './action-subtypes.ts';
import type { LiveStatsAction } from './schema.ts';

/** Technical fouls without a player are the bench's (LiveStats counts them in the team's total only). */
export function foul(action: LiveStatsAction, side: Side, person: string | null): ActionMapping {
  const word = plain(action.subType);
  const known = foulWords.get(word);
  const guessed = known ?? (word.includes('tech') ? 'technical' : word.includes('disq') ? 'disqualifying' : 'personal');
  const kind = guessed === 'technical' && person === null ? 'bench-technical' : guessed;
  const shots = action.qualifier
    .map((one) => /^(\d)freethrow/.exec(plain(one))?.[1])
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
    words: keep(action, known ? [] : [action.subType], ['shooting', '1freethrow', '2freethrow', '3freethrow']),
  };
}
