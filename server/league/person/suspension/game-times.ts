import { dayAt } from '#lib/i18n/format/instants.ts';
import { dayOfGame, type GameTime } from '#server/league/game/day-at-venue.ts';

/** Returns the day of a game at its venue and when it began; without a time it stands at the end of its day, without a day it is today. */
export function timesOf(game: GameTime): { day: string; at: number } {
  const day = dayOfGame(game) ?? dayAt(new Date().toISOString(), game.timeZone);
  return { day, at: game.tipOffAt?.getTime() ?? Date.parse(`${day}T23:59:00Z`) };
}
