import type { Side } from '#lib/basketball/events.ts';
import { type ActionMapping, type Actor, note, unmappedWords } from './action-mapping.ts';
import { normalize, turnoverSubtypes } from './action-subtypes.ts';
import { mapDeskEntry } from './map-desk-entry.ts';
import { mapFoul } from './map-foul.ts';
import { fieldGoal, freeThrow } from './map-shot.ts';
import type { LiveStatsAction } from './schema.ts';

type Mapper = (action: LiveStatsAction, side: Side, person: string | null) => ActionMapping;

export function mapAction(action: LiveStatsAction, actor: Actor): ActionMapping {
  const type = normalize(action.actionType);
  const entry = mapDeskEntry(type, action, actor);
  if (entry) return entry;
  const mapper = mappers.get(type);
  if (mapper && actor.side) return mapper(action, actor.side, actor.person);
  return { action: note(actor), words: unmappedWords(action, [action.actionType, action.subType]), unknown: !mapper };
}

/** Whether the action type requires a team. */
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
    foul: mapFoul,
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
