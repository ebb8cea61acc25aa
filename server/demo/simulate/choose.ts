import type { Random } from './random.ts';
import type { PlayerState, TeamState } from './state.ts';
import type { PlayerRatings } from './types.ts';

type Weight = { [Key in keyof PlayerRatings]: PlayerRatings[Key] extends number ? Key : never }[keyof PlayerRatings];

/** Picks one of the players on court, weighted by a rating. */
export function chooseOnCourt(random: Random, team: TeamState, rating: Weight, except?: PlayerState): PlayerState {
  const players = except ? team.onCourt.filter((state) => state !== except) : team.onCourt;
  return random.weighted(players, (state) => state.player.ratings[rating]);
}

/** Picks who commits a foul; players with many fouls are less likely. */
export function chooseFouler(random: Random, team: TeamState): PlayerState {
  return random.weighted(team.onCourt, (state) => state.player.ratings.foul / (1 + 0.55 * state.fouls));
}

/** Returns the mean of a rating of the players on court. */
export function meanOnCourt(team: TeamState, rating: Weight): number {
  let sum = 0;
  for (const state of team.onCourt) sum += state.player.ratings[rating];
  return sum / Math.max(1, team.onCourt.length);
}
