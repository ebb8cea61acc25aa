import type { Agreement } from '#server/feeds/agreement/compare-with-official.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';

/** One line of the agreement report: which game, and how our numbers of it compare with the official ones. */
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
