import type { GameSummary } from '#lib/api/contract/game.ts';
import { compareTipOff } from '#lib/compare-tip-off.ts';

export type NextGame = { game: GameSummary; opponent: NonNullable<GameSummary['home']>; atHome: boolean };

/** Returns the live or next game of each team, by the id of the team; games without a known opponent are left out. */
export function nextGames(games: readonly GameSummary[]): ReadonlyMap<string, NextGame> {
  const next = new Map<string, NextGame>();
  const open = games.filter(({ state, counts }) => counts && (state === 'live' || state === 'scheduled'));
  const rank = ({ state }: GameSummary) => (state === 'live' ? 0 : 1);
  for (const game of open.toSorted((a, b) => rank(a) - rank(b) || compareTipOff(a, b))) {
    const { home, away } = game;
    if (!home || !away) continue;
    if (!next.has(home.id)) next.set(home.id, { game, opponent: away, atHome: true });
    if (!next.has(away.id)) next.set(away.id, { game, opponent: home, atHome: false });
  }
  return next;
}
