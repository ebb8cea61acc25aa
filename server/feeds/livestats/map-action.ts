import type { Side } from '#lib/basketball/events.ts';
import { type ActionMapping, note, unmappedWords, type Who } from './action-mapping.ts';
import { normalize, turnoverSubtypes } from './action-subtypes.ts';
import { foul } from './map-foul.ts';
import { fieldGoal, freeThrow } from './map-shot.ts';
import { mapTableEntry } from './map-table-entry.ts';
import type { LiveStatsAction } from './schema.ts';

type Mapper = (action: LiveStatsAction, side: Side, person: string | null) => ActionMapping;

export function mapAction(action: LiveStatsAction, who: Who): ActionMapping {
  const type = normalize(action.actionType);
  const table = mapTableEntry(type, action, who);
  if (table) return table;
  const mapper = mappers.get(type);
  if (mapper && who.side) return mapper(action, who.side, who.person);
  return { action: note(who), words: unmappedWords(action, [action.actionType, action.subType]), unknown: !mapper };
}

/** Whether the action needs a team to mean anything. */
export function needsTeam(action: LiveStatsAction): boolean {
  return mappers.has(normalize(action.actionType));
}

const mappers: ReadonlyMap<string, Mapper> = new Map(
  Object.entries<Mapper>({
    '2pt': (action, side, person) => fieldGoal(action, side, person, 2),
    '3pt': (action, side, person) => fieldGoal(action, side, person, 3),
    freethrow: freeThrow,
    rebound: (action, side, person) => {
      const word = normalize(action.subType);
      const kind = word.startsWith('off') ? 'offensive' : 'defensive';
      const deadBall = word.endsWith('deadball') ? { deadBall: true } : {};
      return {
        action: { type: 'rebound', side, person, kind, ...deadBall },
        words: unmappedWords(action, [], ['team']),
      };
    },
    assist: (action, side, person) => simple('assist', action, side, person),
    steal: (action, side, person) => simple('steal', action, side, person),
    block: (action, side, person) => simple('block', action, side, person),
    foulon: (action, side, person) => simple('foul-drawn', action, side, person),
    turnover: (action, side, person) => {
      const kind = turnoverSubtypes.get(normalize(action.subType));
      const words = unmappedWords(action, kind && kind !== 'other' ? [] : [action.subType], ['team']);
      return { action: { type: 'turnover', side, person, kind: kind ?? 'other' }, words };
    },
    foul,
    substitution: (action, side, person) => {
      const type = normalize(action.subType) === 'in' ? 'substitution-in' : 'substitution-out';
      if (person === null)
        return { action: note({ side, person }), words: unmappedWords(action, ['substitution', action.subType]) };
      return simple(type, action, side, person);
    },
  }),
);

function simple(
  type: 'assist' | 'steal' | 'block' | 'foul-drawn' | 'substitution-in' | 'substitution-out',
  action: LiveStatsAction,
  side: Side,
  person: string | null,
): ActionMapping {
  return { action: { type, side, person }, words: unmappedWords(action, []) };
}
