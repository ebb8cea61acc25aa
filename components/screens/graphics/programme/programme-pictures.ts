import { sides } from '#lib/basketball/sides.ts';
import type { Programme } from './programme.ts';

/** Returns the distinct URLs of all images that the graphics of a game can show. */
export function picturesOf({ of, game, standings, nextGames, rounds, sponsors }: Programme): string[] {
  const portraits = sides.flatMap((side) => game.sheet[side].map(({ portrait }) => portrait));
  const teams = [of, ...nextGames].flatMap(({ home, away }) => [home, away]);
  const paired = rounds.flatMap(({ duels }) => duels.flatMap(({ home, away }) => [home.team, away.team]));
  const crests = [...teams, ...paired, ...(standings?.rows ?? []).map(({ team }) => team)].map((team) => team?.crest);
  const pictures = [...portraits, ...crests, ...sponsors.map(({ logo }) => logo)];
  return [...new Set(pictures.filter((picture) => typeof picture === 'string'))];
}
