import type { GameSummary } from '#lib/api/contract/game.ts';
import { gameOutcome } from '#lib/basketball/game-outcome.ts';
import { compareIso } from '#lib/compare-iso.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';
import type { FormItem } from './form-strip.tsx';

type OwnGames = { live: GameSummary | null; last: GameSummary | null; next: GameSummary | null; form: FormItem[] };

const tipOffKey = ({ tipOff }: GameSummary) => tipOff.at ?? tipOffDay(tipOff) ?? '9999';

/** Returns a team's live, last and next game, and its form: the last `length` decided games, oldest first. */
export function ownGames(
  games: readonly GameSummary[],
  teamId: string,
  hrefOf: (game: GameSummary) => string,
  length = 10,
): OwnGames {
  const own = byTipOff(games.filter(({ home, away }) => home?.id === teamId || away?.id === teamId));
  const decided = own.filter((game) => outcomeOf(game, teamId) !== null);
  const last = decided.at(-1) ?? null;
  const lastKey = last ? tipOffKey(last) : '';
  return {
    live: own.find(({ state }) => state === 'live') ?? null,
    last,
    next: own.find((game) => game.state === 'scheduled' && tipOffKey(game) >= lastKey) ?? null,
    form: decided.slice(-length).flatMap((game) => formItem(game, teamId, hrefOf(game))),
  };
}

const outcomeOf = (game: GameSummary, teamId: string) =>
  gameOutcome({ ...game, guilty: null }, game.home?.id === teamId ? 'home' : 'away');

/** Returns the games sorted by tip-off; games without a date come last. */
export function byTipOff(games: readonly GameSummary[]): GameSummary[] {
  return games.toSorted((a, b) => compareIso(tipOffKey(a), tipOffKey(b)));
}

function formItem(game: GameSummary, teamId: string, href: string): FormItem[] {
  const outcome = outcomeOf(game, teamId);
  if (!outcome) return [];
  const atHome = game.home?.id === teamId;
  const { home, away } = game.score ?? { home: 0, away: 0 };
  return [
    {
      key: game.id,
      outcome,
      opponent: (atHome ? game.away : game.home)?.name ?? '',
      atHome,
      score: atHome ? { own: home, opponent: away } : { own: away, opponent: home },
      href,
    },
  ];
}
