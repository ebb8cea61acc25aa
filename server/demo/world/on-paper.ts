import type { World, WorldGame } from './types.ts';

/** Scoresheets are written up after the game, and nobody counts the spectators. */
const ofPaper = (game: WorldGame): WorldGame =>
  game.state === 'live'
    ? { ...game, state: 'scheduled', simulation: null, liveUntil: null, script: null }
    : { ...game, script: null, attendance: null };

/** Returns the world of an amateur league: its games are recorded by paper scoresheets, and none is in play. */
export function onPaper(world: World): World {
  const seasons = world.seasons.map((season) => ({
    ...season,
    leagues: season.leagues.map((league) => ({
      ...league,
      phases: league.phases.map((phase) => ({ ...phase, games: phase.games.map(ofPaper) })),
    })),
  }));
  return { ...world, seasons };
}
