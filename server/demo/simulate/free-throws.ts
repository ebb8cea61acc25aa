import type { ScoringFlags } from '#lib/basketball/events.ts';
import { wait } from './clock.ts';
import { record } from './log.ts';
import type { GameState, PlayerState, TeamState } from './state.ts';
import { opponentOf } from './types.ts';

/** Adds points to a team's score. */
export function score(game: GameState, team: TeamState, points: number): void {
  team.score += points;
  team.runAgainst = 0;
  game[opponentOf[team.side]].runAgainst += points;
}

export type FreeThrowTrip = {
  team: TeamState;
  shooter: PlayerState;
  count: number;
  foul: string;
  flags?: ScoringFlags;
  /** False if the ball is dead after the last one: technical and unsportsmanlike fouls. */
  live: boolean;
};

/**
 * Simulates the free throws of one foul. A miss that leaves the ball dead is followed by a dead-ball team rebound.
 * Returns the ids of the made ones and whether the last was made.
 */
export function shootFreeThrows(
  game: GameState,
  trip: FreeThrowTrip,
): { made: string[]; last: string; lastMade: boolean } {
  const { team, shooter, count, flags } = trip;
  const { side } = team;
  const made: string[] = [];
  let last = trip.foul;
  let lastMade = false;
  for (let number = 1; number <= count; number++) {
    wait(game, 12, 20);
    lastMade = game.random.chance(shooter.player.ratings.freeThrow);
    last = record(
      game,
      { type: 'free-throw', side, person: shooter.player.person, made: lastMade, number, of: count, ...flags },
      trip.foul,
    );
    if (lastMade) {
      made.push(last);
      score(game, team, 1);
    } else if (number < count || !trip.live) {
      record(game, { type: 'rebound', side, person: null, kind: 'offensive', deadBall: true }, last);
    }
  }
  return { made, last, lastMade };
}
