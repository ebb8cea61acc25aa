import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import type { SimulatedPlayer, SimulatedTeam, SimulationInput, SimulationProfile } from './types.ts';
import { fibaSimulation } from './types.ts';

export type PlayerState = {
  player: SimulatedPlayer;
  onCourt: boolean;
  playedMs: number;
  /** Time since the player last came in or went out. */
  stintMs: number;
  fouls: number;
  technicals: number;
  hardFouls: number;
  /** Fouled out or disqualified. */
  out: boolean;
};

export type TeamState = {
  side: Side;
  players: PlayerState[];
  onCourt: PlayerState[];
  score: number;
  teamFouls: number;
  timeoutsLeft: number;
  /** Points conceded since the team last scored. */
  runAgainst: number;
  /** Percentage points added to every shot: form of the day and home advantage. */
  edge: number;
};

export type GameState = {
  random: Random;
  ids: Random;
  log: GameEvent[];
  profile: SimulationProfile;
  period: number;
  clockMs: number;
  running: boolean;
  /** Unix milliseconds; null without a tip-off time. */
  wallMs: number | null;
  clockEvents: boolean;
  /** Shot clock reading; null when blank or if the log has no clock events. */
  shotClockMs: number | null;
  home: TeamState;
  away: TeamState;
  arrow: Side | null;
};

/** How a team gained control. */
export type Origin = 'jump-ball' | 'made-basket' | 'defensive-rebound' | 'steal' | 'throw-in';

export type Possession = {
  side: Side;
  origin: Origin;
  fromTurnover: boolean;
  secondChance: boolean;
  shotClockMs: number;
  /** The player who just took an offensive rebound under the basket. */
  putBackBy?: PlayerState;
};

export function startPossession(side: Side, origin: Origin, fromTurnover = false): Possession {
  return { side, origin, fromTurnover, secondChance: false, shotClockMs: 24_000 };
}

function createTeam(side: Side, team: SimulatedTeam, edge: number): TeamState {
  if (team.players.length < 5 || team.players.length > 12)
    throw new Error(`The ${side} team has ${team.players.length} players; a game needs five to twelve.`);
  const players = team.players.map((player) => ({
    player,
    onCourt: false,
    playedMs: 0,
    stintMs: 0,
    fouls: 0,
    technicals: 0,
    hardFouls: 0,
    out: false,
  }));
  return { side, players, onCourt: [], score: 0, teamFouls: 0, timeoutsLeft: 2, runAgainst: 0, edge };
}

export function createGame(input: SimulationInput, formDeviation: number, homeEdge: number): GameState {
  const random = createRandom(input.seed);
  const form = random.stream('form');
  const floor = input.neutral ? 0 : homeEdge;
  return {
    random: random.stream('play'),
    ids: random.stream('ids'),
    log: [],
    profile: input.profile ?? fibaSimulation,
    period: 1,
    clockMs: (input.profile ?? fibaSimulation).periodMs,
    running: false,
    wallMs: input.tipOff === undefined ? null : Date.parse(input.tipOff),
    clockEvents: input.clockEvents ?? false,
    shotClockMs: null,
    home: createTeam('home', input.home, form.normal(floor, formDeviation)),
    away: createTeam('away', input.away, form.normal(-floor, formDeviation)),
    arrow: null,
  };
}
