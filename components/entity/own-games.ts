import type { GameSummary } from '#lib/api/contract/game.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';
import type { FormItem } from './form-strip.tsx';
import { winningSide } from './winner.ts';

type OwnGames = { live: GameSummary | null; last: GameSummary | null; next: GameSummary | null; form: FormItem[] };

const whenOf = ({ tipOff }: GameSummary) => tipOff.at ?? tipOffDay(tipOff) ?? '9999';

/** Where a team stands in its games: the one in play, the last and the next, and the form of the last `length`, the oldest first. */
export function ownGames(
  games: readonly GameSummary[],
  teamId: string,
  hrefOf: (game: GameSummary) => string,
  length = 10,
): OwnGames {
  const mine = byTipOff(games.filter(({ home, away }) => home?.id === teamId || away?.id === teamId));
  const decided = mine.filter((game) => winningSide(game) !== null);
  const last = decided.at(-1) ?? null;
  const since = last ? whenOf(last) : '';
  return {
    live: mine.find(({ state }) => state === 'live') ?? null,
    last,
    next: mine.find((game) => game.state === 'scheduled' && whenOf(game) >= since) ?? null,
    form: decided.slice(-length).map((game) => formItem(game, teamId, hrefOf(game))),
  };
}

/** Games in the order in which they are played; those without a day come last. */
export function byTipOff(games: readonly GameSummary[]): GameSummary[] {
  return games.toSorted((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1));
}

function formItem(game: GameSummary, teamId: string, href: string): FormItem {
  const atHome = game.home?.id === teamId;
  const { home, away } = game.score ?? { home: 0, away: 0 };
  return {
    key: game.id,
    won: winningSide(game) === (atHome ? 'home' : 'away'),
    opponent: (atHome ? game.away : game.home)?.name ?? '',
    atHome,
    score: atHome ? { own: home, opponent: away } : { own: away, opponent: home },
    href,
  };
}
