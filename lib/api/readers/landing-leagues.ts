import type { LeagueListItem } from '#lib/api/contract/season.ts';
import type { CurrentSeasonLeagues } from '#lib/api/contract/website.ts';

/** Returns the leagues selected for the home page, or all of the current season if none is. */
export function landingLeagues(current: CurrentSeasonLeagues): LeagueListItem[] {
  if (current.landingPageLeagues.length > 0) return current.landingPageLeagues;
  return [...current.currentSeasonLeagues, ...current.currentSeasonTournaments];
}
