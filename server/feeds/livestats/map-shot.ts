import type { ScoringFlags, Side } from '#lib/basketball/events.ts';
import { type ActionMapping, hasQualifier, unmappedWords } from './action-mapping.ts';
import { looseShotSubtypes, normalize, shotSubtypes } from './action-subtypes.ts';
import type { LiveStatsAction } from './schema.ts';

export function fieldGoal(action: LiveStatsAction, side: Side, person: string | null, points: 2 | 3): ActionMapping {
  const word = normalize(action.subType);
  const shot = shotSubtypes.get(word);
  const blocked = hasQualifier(action, 'blocked') ? { blocked: true } : {};
  return {
    action: {
      type: 'field-goal',
      side,
      person,
      points,
      made: action.success === 1,
      shot: shot ?? 'unknown',
      ...blocked,
      ...flagsOf(action),
    },
    words: unmappedWords(action, shot && !looseShotSubtypes.has(word) ? [] : [action.subType], [
      ...flagWords,
      'blocked',
    ]),
  };
}

export function freeThrow(action: LiveStatsAction, side: Side, person: string | null): ActionMapping {
  const [, number, of] = /^(\d)of(\d)$/.exec(normalize(action.subType)) ?? [];
  return {
    action: {
      type: 'free-throw',
      side,
      person,
      made: action.success === 1,
      number: Number(number ?? 1),
      of: Number(of ?? 1),
      ...flagsOf(action),
    },
    words: unmappedWords(action, number ? [] : [action.subType], flagWords),
  };
}

const flagWords = ['pointsinthepaint', 'fastbreak', '2ndchance', 'fromturnover'];

function flagsOf(action: LiveStatsAction): Required<ScoringFlags> {
  return {
    inThePaint: hasQualifier(action, 'pointsinthepaint'),
    fastBreak: hasQualifier(action, 'fastbreak'),
    secondChance: hasQualifier(action, '2ndchance'),
    fromTurnover: hasQualifier(action, 'fromturnover'),
  };
}
