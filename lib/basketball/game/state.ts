import type { FoulKind, GameEvent, ShotKind, Side } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import type { TimeoutUse } from '#lib/basketball/rules/timeouts.ts';
import type { Tally } from '#lib/basketball/stat-line.ts';
import type { RecordedFact } from '#lib/basketball/statistics.ts';

/** Player ids in the order of the roster sheet; players who appear only in the log are added at the end. */
export type GameRoster = Record<Side, readonly string[]>;

export type GameWarning = {
  code:
    | 'duplicate-event'
    | 'unknown-correction-target'
    | 'unknown-place'
    | 'impossible-period'
    | 'already-on-court'
    | 'not-on-court'
    | 'not-five-on-court'
    | 'score-differs';
  eventId: string;
  side?: Side;
  person?: string;
};

/** A point in the game. `elapsedMs` is playing time since tip-off. */
export type Moment = { period: number; clockMs: number; elapsedMs: number };

/** A stint on court in playing time; `toMs` is null while the player is on court. */
type Stint = { fromMs: number; toMs: number | null };

export type PlayerState = {
  tally: Tally;
  fouls: Partial<Record<FoulKind, number>>;
  stints: Stint[];
  starter: boolean;
  captain: boolean;
};

/** Five players together on court; `playedMs` excludes the open stint. */
export type LineupState = {
  persons: string[];
  playedMs: number;
  pointsFor: number;
  pointsAgainst: number;
  possessionsFor: number;
  possessionsAgainst: number;
};

export type TeamState = {
  players: Record<string, PlayerState>;
  /** Entries without a player: team rebounds, team turnovers, actions of an unknown player. */
  entry: Tally;
  /** Fouls of head coach and bench. */
  benchFouls: Partial<Record<FoulKind, number>>;
  foulsByPeriod: number[];
  foulsInLastTwoMinutes: number[];
  timeouts: TimeoutUse[];
  onCourt: string[];
  lineups: Record<string, LineupState>;
  currentLineup: { key: string; sinceMs: number } | null;
};

type ScorePoint = Moment & { home: number; away: number };
export type Run = { side: Side; points: number; from: Moment; to: Moment };
type LargestLead = ScorePoint & { points: number };

type FlowState = {
  scores: ScorePoint[];
  runs: Run[];
  leadChanges: number;
  timesTied: number;
  largestLead: Record<Side, LargestLead | null>;
  leader: Side | null;
  lastLeader: Side | null;
  leaderSinceMs: number;
  leadMs: Record<Side, number>;
};

export type ShotState = {
  eventId: string;
  side: Side;
  person: string | null;
  period: number;
  clockMs: number | null;
  points: 2 | 3;
  made: boolean;
  /** Absent in what was stored before it was kept. */
  shot?: ShotKind;
  x: number | null;
  y: number | null;
};

type PossessionState = {
  side: Side | null;
  ended: boolean;
  endedByTurnover: boolean;
  fromTurnover: boolean;
  secondChance: boolean;
  counts: Record<Side, number>;
  /** The opponents' last foul was a technical, so free throws do not show team control. */
  technicalShots: Record<Side, boolean>;
};

type ClockState = Moment & {
  running: boolean;
  /** Wall time at which the running clock showed `clockMs`. */
  since: string | null;
  shotClockMs: number | null;
  shotClockRunning: boolean;
};

/** A clock reading in milliseconds at an instant (ISO 8601). `at` is null if the log has no time. */
export type ClockAnchorState = { running: boolean; remainingMs: number; at: string | null };

/**
 * Anchors from which displays count on. `explicit` once the log has clock events; `movedBy` is the last event of the
 * period that started, stopped or set each clock, its `shotValue` the last that gave the shot clock a time or took it off the board.
 */
type AnchorsState = {
  explicit: boolean;
  game: ClockAnchorState;
  shot: ClockAnchorState | null;
  movedBy: { game: GameEvent | null; shot: GameEvent | null; shotValue: GameEvent | null };
};

/** The game so far. Built by `replayGame` and `applyEvent`; never mutated outside of them. */
export type GameDraft = {
  profile: RulesProfile;
  roster: GameRoster;
  /** All entries by `seq`, including corrections. */
  log: GameEvent[];
  /** The effective entries in order of play. */
  played: GameEvent[];
  phase: 'scheduled' | 'playing' | 'interval' | 'finished';
  /** The last period that has ended; 0 before the first. */
  periodsEnded: number;
  suspended: boolean;
  finalised: boolean;
  annulled: boolean;
  protested: boolean;
  ruling: { kind: 'forfeit' | 'default'; guilty: Side | 'both' } | null;
  spectators: number | null;
  clock: ClockState;
  anchors: AnchorsState;
  score: Record<Side, number>;
  periods: Record<Side, number>[];
  teams: Record<Side, TeamState>;
  flow: FlowState;
  shots: ShotState[];
  /** Ids of shots whose block is counted for the shooter. */
  blockedShots: string[];
  possession: PossessionState;
  arrow: { side: Side | null; explicit: boolean; turnsAtControl: boolean };
  /** Which optional facts this log records. */
  recorded: Record<RecordedFact | 'control', boolean>;
  warnings: GameWarning[];
};

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

export type GameState = DeepReadonly<Omit<GameDraft, 'profile' | 'log' | 'played'>> & {
  readonly profile: RulesProfile;
  readonly log: readonly GameEvent[];
  readonly played: readonly GameEvent[];
};
