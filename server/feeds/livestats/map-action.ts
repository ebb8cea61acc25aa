import type { GameAction, ScoringFlags, Side } from '#lib/basketball/events.ts';
import type { LiveStatsAction } from './schema.ts';
import { foulWords, looseShotWords, plain, shotWords, turnoverWords } from './words.ts';

/** An action in the engine's terms with the words that found no place in it; `unknown` if the type itself is not known. */
export type ActionMapping = { action: GameAction; words: string[]; unknown?: boolean };

type Who = { side: Side | null; person: string | null };
type Mapper = (action: LiveStatsAction, side: Side, person: string | null) => ActionMapping;

export function mapAction(action: LiveStatsAction, who: Who): ActionMapping {
  const type = plain(action.actionType);
  const table = mapTableEntry(type, action, who);
  if (table) return table;
  const mapper = mappers[type];
  if (mapper && who.side) return mapper(action, who.side, who.person);
  return { action: note(who), words: keep(action, [action.actionType, action.subType]), unknown: !mapper };
}

/** Whether the action needs a team to mean anything. */
export function needsTeam(action: LiveStatsAction): boolean {
  return plain(action.actionType) in mappers;
}

const mappers: Readonly<Record<string, Mapper>> = {
  '2pt': (action, side, person) => fieldGoal(action, side, person, 2),
  '3pt': (action, side, person) => fieldGoal(action, side, person, 3),
  freethrow: freeThrow,
  rebound: (action, side, person) => {
    const word = plain(action.subType);
    const kind = word.startsWith('off') ? 'offensive' : 'defensive';
    const deadBall = word.endsWith('deadball') ? { deadBall: true } : {};
    return { action: { type: 'rebound', side, person, kind, ...deadBall }, words: keep(action, [], ['team']) };
  },
  assist: (action, side, person) => simple('assist', action, side, person),
  steal: (action, side, person) => simple('steal', action, side, person),
  block: (action, side, person) => simple('block', action, side, person),
  foulon: (action, side, person) => simple('foul-drawn', action, side, person),
  turnover: (action, side, person) => {
    const kind = turnoverWords[plain(action.subType)];
    const words = keep(action, kind && kind !== 'other' ? [] : [action.subType], ['team']);
    return { action: { type: 'turnover', side, person, kind: kind ?? 'other' }, words };
  },
  foul,
  substitution: (action, side, person) => {
    const type = plain(action.subType) === 'in' ? 'substitution-in' : 'substitution-out';
    if (person === null)
      return { action: note({ side, person }), words: keep(action, ['substitution', action.subType]) };
    return simple(type, action, side, person);
  },
};

function simple(
  type: 'assist' | 'steal' | 'block' | 'foul-drawn' | 'substitution-in' | 'substitution-out',
  action: LiveStatsAction,
  side: Side,
  person: string | null,
): ActionMapping {
  return { action: { type, side, person }, words: keep(action, []) };
}

function fieldGoal(action: LiveStatsAction, side: Side, person: string | null, points: 2 | 3): ActionMapping {
  const word = plain(action.subType);
  const shot = shotWords[word];
  const blocked = has(action, 'blocked') ? { blocked: true } : {};
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
    words: keep(action, shot && !looseShotWords.has(word) ? [] : [action.subType], [...flagWords, 'blocked']),
  };
}

function freeThrow(action: LiveStatsAction, side: Side, person: string | null): ActionMapping {
  const [, number, of] = /^(\d)of(\d)$/.exec(plain(action.subType)) ?? [];
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
    words: keep(action, number ? [] : [action.subType], flagWords),
  };
}

/** Technical fouls without a player are the bench's (LiveStats counts them in the team's total only). */
function foul(action: LiveStatsAction, side: Side, person: string | null): ActionMapping {
  const word = plain(action.subType);
  const known = foulWords[word];
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

function mapTableEntry(type: string, action: LiveStatsAction, { side, person }: Who): ActionMapping | null {
  const word = plain(action.subType);
  if (type === 'game' || type === 'period') {
    if (word !== 'start' && word !== 'end') return null;
    const confirmed = has(action, 'confirmed') ? { confirmed: true } : {};
    if (word === 'start') return { action: { type: `${type}-start` }, words: keep(action, []) };
    return { action: { type: `${type}-end`, ...confirmed }, words: keep(action, [], ['confirmed']) };
  }
  if (type === 'timeout') {
    const media = word === 'media' || word === 'commercial' || word === 'tv';
    const kind = media ? 'media' : side === null || word.startsWith('official') ? 'official' : 'team';
    return { action: { type: 'timeout', kind, side }, words: keep(action, word === 'short' ? ['short'] : []) };
  }
  if (type === 'jumpball') {
    if (side && (word === 'won' || word === 'lost')) {
      return { action: { type: 'jump-ball', side, person, outcome: word }, words: keep(action, []) };
    }
    if (word === 'startperiod')
      return { action: note({ side, person }), words: keep(action, ['jumpball', 'startperiod']) };
    return { action: { type: 'held-ball', side }, words: keep(action, word === 'heldball' ? [] : [action.subType]) };
  }
  if (type === 'headcoachchallenge') {
    return {
      action: { type: 'review', kind: 'challenge', side, ...challengeResult(action) },
      words: keep(action, [action.subType], ['accepted', 'rejected']),
    };
  }
  return null;
}

function challengeResult(action: LiveStatsAction): { result?: 'upheld' | 'overturned' } {
  if (has(action, 'rejected')) return { result: 'upheld' };
  return has(action, 'accepted') ? { result: 'overturned' } : {};
}

const flagWords = ['pointsinthepaint', 'fastbreak', '2ndchance', 'fromturnover'];

function flagsOf(action: LiveStatsAction): Required<ScoringFlags> {
  return {
    inThePaint: has(action, 'pointsinthepaint'),
    fastBreak: has(action, 'fastbreak'),
    secondChance: has(action, '2ndchance'),
    fromTurnover: has(action, 'fromturnover'),
  };
}

function note({ side, person }: Who): GameAction {
  return { type: 'note', source: 'livestats', side, person };
}

function has(action: LiveStatsAction, word: string): boolean {
  return action.qualifier.some((one) => plain(one) === word);
}

/** Words that are said by the mapped action itself are dropped, all others stay. */
function keep(action: LiveStatsAction, words: string[], said: readonly string[] = []): string[] {
  return [...words.filter((word) => word !== ''), ...action.qualifier.filter((one) => !said.includes(plain(one)))];
}
