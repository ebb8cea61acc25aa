import type { RankedGame } from './select.ts';

type OpenGame = Pick<RankedGame['game'], 'id' | 'state' | 'homeTeamId' | 'awayTeamId' | 'tipOffAt' | 'day'>;

const startOf = ({ tipOffAt, day }: OpenGame) => tipOffAt?.toISOString() ?? (day ? `${day}T23:59` : '9999');

/** Returns the ids of the live or next game of each team. */
export function nextOfEachTeam(games: readonly OpenGame[]): string[] {
  const open = games.filter(({ state }) => state === 'live' || state === 'scheduled');
  const rank = (game: OpenGame) => `${game.state === 'live' ? 0 : 1} ${startOf(game)}`;
  const next = new Map<string, string>();
  for (const { id, homeTeamId, awayTeamId } of open.toSorted((a, b) => rank(a).localeCompare(rank(b)))) {
    if (!homeTeamId || !awayTeamId) continue;
    for (const team of [homeTeamId, awayTeamId]) if (!next.has(team)) next.set(team, id);
  }
  return [...new Set(next.values())];
}
