import { isInClosingMinutes, playedMs } from './clock.ts';
import { record } from './log.ts';
import type { GameState, PlayerState, TeamState } from './state.ts';
import { opponentOf } from './types.ts';

const minStintMs = 135_000;
const minRestMs = 75_000;
const swapThresholdMs = 112_000;
const depth = { guard: 0, forward: 1, center: 2 } as const;

function isGarbageTime(game: GameState, lead: number): boolean {
  return game.period >= game.profile.periods && Math.abs(lead) > 12 + game.clockMs / 30_000;
}

function isInFoulTrouble(game: GameState, state: PlayerState): boolean {
  if (state.fouls >= game.profile.foulLimit - 1) return !isInClosingMinutes(game) && game.period < game.profile.periods;
  return state.fouls >= game.period + 1;
}

/**
 * Returns how urgently a player should come off (positive) or stay or come on (negative), in milliseconds of playing
 * time.
 */
function surplus(game: GameState, team: TeamState, state: PlayerState): number {
  const { minutes } = state.player.ratings;
  const lead = team.score - game[opponentOf[team.side]].score;
  if (isGarbageTime(game, lead)) return minutes * 30_000 - 450_000;
  const share = minutes / 40;
  const late = game.period >= game.profile.periods && game.clockMs < 270_000 && Math.abs(lead) <= 12;
  const closing = late ? (20 - minutes) * 16_000 : 0;
  const trouble = isInFoulTrouble(game, state) ? 260_000 : 0;
  const unused = minutes < 4 ? 110_000 : 0;
  return state.playedMs - share * playedMs(game) + closing + trouble + unused;
}

/** Substitutes one player for another; the second event is linked to the first. */
function substitute(game: GameState, team: TeamState, leaves: PlayerState, enters: PlayerState): void {
  leaves.onCourt = false;
  leaves.stintMs = 0;
  enters.onCourt = true;
  enters.stintMs = 0;
  team.onCourt = team.onCourt.map((state) => (state === leaves ? enters : state));
  const out = record(game, { type: 'substitution-out', side: team.side, person: leaves.player.person });
  record(game, { type: 'substitution-in', side: team.side, person: enters.player.person }, out);
}

function bestOnBench(game: GameState, team: TeamState, leaves: PlayerState, restMs: number): PlayerState | undefined {
  let best: PlayerState | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const state of team.players) {
    if (state.onCourt || state.out || state.stintMs < restMs) continue;
    const mismatch = Math.abs(depth[state.player.position] - depth[leaves.player.position]);
    const cost = surplus(game, team, state) + mismatch * 55_000;
    if (cost < bestCost) {
      best = state;
      bestCost = cost;
    }
  }
  return best;
}

/** Replaces an excluded player; a team without substitutes continues with fewer. */
export function replaceExcluded(game: GameState, team: TeamState, excluded: PlayerState): void {
  if (!excluded.onCourt) return;
  const enters = bestOnBench(game, team, excluded, 0);
  if (enters) {
    substitute(game, team, excluded, enters);
    return;
  }
  excluded.onCourt = false;
  team.onCourt = team.onCourt.filter((state) => state !== excluded);
  record(game, { type: 'substitution-out', side: team.side, person: excluded.player.person });
}

/**
 * Substitutes players of both teams at a dead ball so that minutes approach each player's target. In an interval, the
 * minimum stint does not apply; `keep` stays on court as the free-throw shooter.
 */
export function rotate(
  game: GameState,
  { interval = false, keep }: { interval?: boolean; keep?: PlayerState } = {},
): void {
  for (const team of [game.home, game.away]) {
    const restMs = interval ? 0 : minRestMs;
    for (let changes = 0; changes < 3; changes++) {
      let swap: { leaves: PlayerState; enters: PlayerState; gain: number } | undefined;
      for (const leaves of team.onCourt) {
        if (leaves === keep) continue;
        if (leaves.stintMs < minStintMs && !interval && !isInFoulTrouble(game, leaves)) continue;
        const enters = bestOnBench(game, team, leaves, restMs);
        if (!enters) continue;
        const gain = surplus(game, team, leaves) - surplus(game, team, enters);
        if (gain > swapThresholdMs && (!swap || gain > swap.gain)) swap = { leaves, enters, gain };
      }
      if (!swap) break;
      substitute(game, team, swap.leaves, swap.enters);
    }
  }
}

/**
 * Enters the starters and captains: the players with most minutes, at most two centres and never five of one position
 * group.
 */
export function enterStarters(game: GameState): void {
  for (const team of [game.home, game.away]) {
    const byMinutes = [...team.players].sort((a, b) => b.player.ratings.minutes - a.player.ratings.minutes);
    const five: PlayerState[] = [];
    const limits = { guard: 3, forward: 3, center: 1 };
    for (const state of byMinutes) {
      if (five.length === 5 || limits[state.player.position] === 0) continue;
      limits[state.player.position] -= 1;
      five.push(state);
    }
    for (const state of byMinutes) if (five.length < 5 && !five.includes(state)) five.push(state);
    for (const state of five) {
      state.onCourt = true;
      record(game, { type: 'starter', side: team.side, person: state.player.person });
    }
    team.onCourt = five;
    const captain = team.players.find((state) => state.player.captain) ?? five[0];
    if (captain) record(game, { type: 'captain', side: team.side, person: captain.player.person });
  }
}
