import type { Agreement } from '#server/feeds/agreement/compare-with-official.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';

/** One game of the agreement report: its title, teams and the comparison with the official box score. */
export type AgreedGame = { title: string; teams: { home: string; away: string }; agreement: Agreement };

export function agreedGame(
  teams: Record<'home' | 'away', { name: string }>,
  { officialBox }: MappedGame,
  agreement: Agreement,
): AgreedGame {
  const { home, away } = officialBox.score;
  const title = `${teams.home.name} ${home}–${away} ${teams.away.name}`;
  return { title, teams: { home: teams.home.name, away: teams.away.name }, agreement };
}
