import type { FoulKind, GameAction, Side } from '#lib/basketball/events.ts';

type Actor = { side: Side; person: string | null };

const foulPlays: ReadonlyMap<string, FoulKind> = new Map(
  Object.entries<FoulKind>({
    CM: 'personal',
    OF: 'offensive',
    CMU: 'unsportsmanlike',
    CMT: 'technical',
    CMTI: 'throw-in',
    CMD: 'disqualifying',
    C: 'coach-technical',
    B: 'bench-technical',
    F: 'fighting',
    BF: 'fighting',
  }),
);

const simplePlays = {
  AS: 'assist',
  ST: 'steal',
  FV: 'block',
  AG: 'block-received',
  RV: 'foul-drawn',
  IN: 'substitution-in',
  OUT: 'substitution-out',
} as const;

/** Maps a play of a team, null where the type is not known. `numberFreeThrows` numbers free throws later. */
export function mapTeamPlay(type: string, { side, person }: Actor): GameAction | null {
  const shot = /^([23])FG([MA])$/.exec(type);
  if (shot) {
    const points = shot[1] === '3' ? 3 : 2;
    return { type: 'field-goal', side, person, points, made: shot[2] === 'M', shot: 'unknown' };
  }
  if (Object.hasOwn(simplePlays, type)) return { type: simplePlays[type as keyof typeof simplePlays], side, person };
  const kind = foulPlays.get(type);
  if (kind) return { type: 'foul', side, person, kind };
  switch (type) {
    case 'FTM':
    case 'FTA':
      return { type: 'free-throw', side, person, made: type === 'FTM', number: 1, of: 1 };
    case 'O':
    case 'D':
      return { type: 'rebound', side, person, kind: type === 'O' ? 'offensive' : 'defensive' };
    case 'TO':
      return { type: 'turnover', side, person, kind: 'other' };
    case 'TOUT':
      return { type: 'timeout', kind: 'team', side };
    case 'JB':
      return { type: 'jump-ball', side, person, outcome: 'won' };
    case 'CCH':
      return { type: 'review', kind: 'challenge', side };
    default:
      return null;
  }
}

/** Maps a play without a team: marks of period and game, television time-outs. */
export function mapDeskPlay(type: string): GameAction | null {
  switch (type) {
    case 'BP':
      return { type: 'period-start' };
    case 'EP':
      return { type: 'period-end' };
    case 'EG':
      return { type: 'game-end' };
    case 'TOUT_TV':
      return { type: 'timeout', kind: 'media', side: null };
    default:
      return null;
  }
}
