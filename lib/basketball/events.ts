/**
 * The event types of a basketball game log, for live scoring and imported feeds.
 *
 * Events are ordered by `seq`, never by the clock. `period` continues through overtimes (with four regular periods, 5
 * is the first overtime). `clockMs` is the time left in the period in milliseconds, null if the source has none.
 * `person` is null for a team action or an unknown player.
 */
export type Side = 'home' | 'away';

export const shotKinds = [
  'jump-shot',
  'layup',
  'driving-layup',
  'dunk',
  'tip-in',
  'fadeaway',
  'alley-oop',
  'hook-shot',
  'floater',
  'turnaround',
  'pull-up',
  'step-back',
  'unknown',
] as const;
export type ShotKind = (typeof shotKinds)[number];

export const turnoverKinds = [
  'bad-pass',
  'ball-handling',
  'offensive-foul',
  'travelling',
  'out-of-bounds',
  'shot-clock',
  'three-seconds',
  'five-seconds',
  'eight-seconds',
  'double-dribble',
  'backcourt',
  'offensive-goaltending',
  'other',
] as const;
export type TurnoverKind = (typeof turnoverKinds)[number];

/** Foul kinds of all rules profiles; the profile of a game defines which it uses. */
export const foulKinds = [
  'personal',
  'offensive',
  'technical',
  'technical-category-2',
  'unsportsmanlike',
  'deliberate',
  'flagrant',
  'throw-in',
  'disqualifying',
  'fighting',
  'coach-technical',
  'bench-technical',
  'bench-disqualifying',
] as const;
export type FoulKind = (typeof foulKinds)[number];

/** Metres from the centre of the attacked basket: `x` to the right as the shooter faces it, `y` away from the baseline. */
export type CourtLocation = { x: number; y: number };

/** Additional point categories of a shot or free throw (Statisticians' Manual). */
export type ScoringFlags = {
  inThePaint?: boolean;
  fastBreak?: boolean;
  secondChance?: boolean;
  fromTurnover?: boolean;
};

type Action<Type extends string, Fields = unknown> = { type: Type; side: Side; person: string | null } & Fields;
type TableEntry<Type extends string, Fields = unknown> = { type: Type } & Fields;

export type GameAction =
  | Action<
      'field-goal',
      { points: 2 | 3; made: boolean; shot: ShotKind; location?: CourtLocation; blocked?: boolean } & ScoringFlags
    >
  | Action<'free-throw', { made: boolean; number: number; of: number } & ScoringFlags>
  | Action<'rebound', { kind: 'offensive' | 'defensive'; deadBall?: boolean }>
  | Action<'assist'>
  | Action<'steal'>
  | Action<'block'>
  | Action<'block-received'>
  | Action<'turnover', { kind: TurnoverKind }>
  | Action<'foul', { kind: FoulKind; freeThrows?: number; shooting?: boolean; cancelled?: boolean }>
  | Action<'foul-drawn'>
  | Action<'jump-ball', { outcome: 'won' | 'lost' }>
  | Action<'starter'>
  | Action<'captain'>
  | Action<'substitution-in'>
  | Action<'substitution-out'>
  | TableEntry<'timeout', { kind: 'team' | 'media' | 'official'; side: Side | null; refused?: boolean }>
  | TableEntry<'possession-arrow', { side: Side | null }>
  | TableEntry<'held-ball', { side: Side | null }>
  | TableEntry<'clock', { change: 'start' | 'stop' | 'set' }>
  | TableEntry<'shot-clock', { change: 'start' | 'stop' | 'reset-24' | 'reset-14' | 'set' | 'blank' }>
  | TableEntry<'period-start'>
  | TableEntry<'period-end', { confirmed?: boolean }>
  | TableEntry<'game-start'>
  | TableEntry<'game-end', { confirmed?: boolean }>
  | TableEntry<'score-confirmed', { home: number; away: number }>
  | TableEntry<'suspended' | 'resumed' | 'finalised' | 'annulled'>
  | TableEntry<'reopened' | 'protest', { reason: string; side?: Side }>
  | TableEntry<'forfeit' | 'default', { guilty: Side | 'both' }>
  | TableEntry<'attendance', { spectators: number }>
  | TableEntry<'review', { side: Side | null; kind: 'instant-replay' | 'challenge'; result?: 'upheld' | 'overturned' }>
  | TableEntry<'correction', { reason?: string }>
  | TableEntry<'note', { source: string; side?: Side | null; person?: string | null }>;

/**
 * One entry of the log. `linkedTo` names the main action (assist → field goal, rebound → miss, steal → turnover …);
 * removing the main action removes its linked entries. A correction is a new entry that `voids` or `supersedes` an
 * older one by id. A superseding entry takes the place of the old one in the order of play; an entry with `after` is
 * played after that entry.
 *
 * An entry with `voids` is never played itself (its usual type is `correction`). Voiding the first entry of an action
 * removes it with all its later versions; voiding a superseding entry undoes that correction and restores the older
 * version; voiding a voiding entry restores the action.
 */
export type GameEvent = GameAction & {
  id: string;
  seq: number;
  period: number;
  clockMs: number | null;
  shotClockMs?: number;
  /** ISO 8601, UTC. */
  wallTime?: string;
  linkedTo?: string;
  voids?: string;
  supersedes?: string;
  after?: string;
  operator?: string;
  /** Attributes of the source without a field of their own (LiveStats qualifiers, EuroLeague PLAYINFO). */
  qualifiers?: string[];
};

export type GameEventType = GameAction['type'];
