import type { TeamInput } from '#server/league/fixture/fixture-input.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';

/** A source's id of a team is its own within a league, over all seasons; one with a source in front holds everywhere. */
export function externalIdOf({ league }: LeagueBook, { id }: TeamInput): string | null {
  if (!id) return null;
  return id.includes(':') ? `team:${id}` : `team:${league.slug}:${id}`;
}
