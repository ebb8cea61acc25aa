import type { TeamInput } from '#server/league/fixture/fixture-input.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';

/** Returns the external id of a team: unique within a league over all seasons; with a source prefix, unique everywhere. */
export function externalIdOf({ league }: Pick<LeagueBook, 'league'>, { id }: Pick<TeamInput, 'id'>): string | null {
  if (!id) return null;
  return id.includes(':') ? `team:${id}` : `team:${league.slug}:${id}`;
}
