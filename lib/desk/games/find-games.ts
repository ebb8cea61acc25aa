import type { GameSummary } from '#lib/api/contract/game.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { dayAt } from '#lib/i18n/format/instants.ts';

/** What the desk's list of games is narrowed to; an empty value is not looked at. */
export type GameFilter = { text: string; day: string; venue: string; league: string };

export const noFilter: GameFilter = { text: '', day: '', venue: '', league: '' };

type FoundGame = Pick<GameSummary, 'home' | 'away' | 'league' | 'venue' | 'tipOff'>;

/** Returns the games that match: every word of the text in a name of team, venue or league, whatever its accents or script. */
export function findGames<Game extends FoundGame>(games: readonly Game[], { text, day, venue, league }: GameFilter) {
  const words = foldName(text).split(' ');
  return games.filter((game) => {
    const names = [game.home?.name, game.home?.code, game.away?.name, game.away?.code, game.venue?.name];
    const own = foldName([...names, game.venue?.city, game.league.name].filter(Boolean).join(' '));
    return (
      words.every((word) => own.includes(word)) &&
      (day === '' || dayOf(game.tipOff) === day) &&
      (venue === '' || game.venue?.slug === venue) &&
      (league === '' || game.league.slug === league)
    );
  });
}

/** Returns the day of a game in the zone of its venue, `2026-02-14`. */
function dayOf({ at, date, timeZone }: FoundGame['tipOff']): string | null {
  return at === null ? date : dayAt(at, timeZone);
}
