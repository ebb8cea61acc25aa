import { type ActionMapping, type Actor, hasQualifier, note, unmappedWords } from './action-mapping.ts';
import { normalize } from './action-subtypes.ts';
import type { LiveStatsAction } from './schema.ts';

/** Maps game and period marks and entries of the scorer's desk; returns null for the actions of players and teams. */
export function mapDeskEntry(type: string, action: LiveStatsAction, { side, person }: Actor): ActionMapping | null {
  const word = normalize(action.subType);
  if (type === 'game' || type === 'period') {
    if (word !== 'start' && word !== 'end') return null;
    const confirmed = hasQualifier(action, 'confirmed') ? { confirmed: true } : {};
    if (word === 'start') return { action: { type: `${type}-start` }, words: unmappedWords(action, []) };
    return { action: { type: `${type}-end`, ...confirmed }, words: unmappedWords(action, [], ['confirmed']) };
  }
  if (type === 'timeout') {
    const media = word === 'media' || word === 'commercial' || word === 'tv';
    const kind = media ? 'media' : side === null || word.startsWith('official') ? 'official' : 'team';
    return { action: { type: 'timeout', kind, side }, words: unmappedWords(action, word === 'short' ? ['short'] : []) };
  }
  if (type === 'jumpball') {
    if (side && (word === 'won' || word === 'lost')) {
      return { action: { type: 'jump-ball', side, person, outcome: word }, words: unmappedWords(action, []) };
    }
    if (word === 'startperiod')
      return { action: note({ side, person }), words: unmappedWords(action, ['jumpball', 'startperiod']) };
    return {
      action: { type: 'held-ball', side },
      words: unmappedWords(action, word === 'heldball' ? [] : [action.subType]),
    };
  }
  if (type === 'headcoachchallenge') {
    return {
      action: { type: 'review', kind: 'challenge', side, ...challengeResult(action) },
      words: unmappedWords(action, [action.subType], ['accepted', 'rejected']),
    };
  }
  return null;
}

function challengeResult(action: LiveStatsAction): { result?: 'upheld' | 'overturned' } {
  if (hasQualifier(action, 'rejected')) return { result: 'upheld' };
  return hasQualifier(action, 'accepted') ? { result: 'overturned' } : {};
}
