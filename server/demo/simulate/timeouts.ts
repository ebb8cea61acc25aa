import type { Side } from '#lib/basketball/events.ts';
import { isInClosingMinutes, stopClock, wait } from './clock.ts';
import { record } from './log.ts';
import { rotate } from './rotation.ts';
import type { GameState, TeamState } from './state.ts';
import { opponentOf } from './types.ts';

const closingLimit = 2;

/** Returns the time-outs at the start of a period: two in the first half, three in the second, one in an overtime. */
export function renewTimeouts(game: GameState): void {
  const { period, profile } = game;
  const allowance = period > profile.periods ? 1 : period === 1 ? 2 : period === profile.periods / 2 + 1 ? 3 : null;
  if (allowance === null) return;
  game.home.timeoutsLeft = allowance;
  game.away.timeoutsLeft = allowance;
}

function requestChance(game: GameState, team: TeamState): number {
  const lead = team.score - game[opponentOf[team.side]].score;
  if (isInClosingMinutes(game)) return lead <= 4 && lead >= -12 ? (game.clockMs < 60_000 ? 0.42 : 0.25) : 0.02;
  if (team.runAgainst >= 7) return 0.55;
  const halfEnds = game.period === game.profile.periods / 2 && game.clockMs < 200_000;
  if (halfEnds) return 0.075;
  return team.runAgainst >= 5 ? 0.2 : game.clockMs < 330_000 ? 0.045 : 0.012;
}

/** Lets entitled teams request a time-out at a dead ball; at most one is granted. */
export function considerTimeout(game: GameState, entitled: readonly Side[]): void {
  for (const side of entitled) {
    const team = game[side];
    if (isInClosingMinutes(game) && game.period === game.profile.periods) {
      team.timeoutsLeft = Math.min(team.timeoutsLeft, closingLimit);
    }
    if (team.timeoutsLeft === 0 || !game.random.chance(requestChance(game, team))) continue;
    stopClock(game);
    wait(game, 3, 8);
    record(game, { type: 'timeout', kind: 'team', side });
    team.timeoutsLeft -= 1;
    team.runAgainst = 0;
    wait(game, 66, 80);
    rotate(game);
    return;
  }
}
