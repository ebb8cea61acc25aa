import type { Side } from '#lib/basketball/events.ts';
import { type ActionMapping, hasQualifier, unmappedWords } from './action-mapping.ts';
import { foulSubtypes, normalize } from './action-subtypes.ts';
import type { LiveStatsAction } from './schema.ts';

/** Maps a foul. A technical foul without a player is a bench technical: LiveStats counts it in the team's total only. */
export function mapFoul(action: LiveStatsAction, side: Side, person: string | null): ActionMapping {
  const word = normalize(action.subType);
  const known = foulSubtypes.get(word);
  const resolved =
    known ?? (word.includes('tech') ? 'technical' : word.includes('disq') ? 'disqualifying' : 'personal');
  const kind = resolved === 'technical' && person === null ? 'bench-technical' : resolved;
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
      ...(hasQualifier(action, 'shooting') ? { shooting: true } : {}),
    },
    words: unmappedWords(action, known ? [] : [action.subType], ['shooting', '1freethrow', '2freethrow', '3freethrow']),
  };
}
