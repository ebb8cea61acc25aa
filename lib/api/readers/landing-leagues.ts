import type { LeagueListItem } from '#lib/api/contract/season.ts';
import type { CurrentSeasonLeagues } from '#lib/api/contract/website.ts';

/** Those chosen for the home page; where none is, all of the running season. */
export function landingLeagues(current: CurrentSeasonLeagues): LeagueListItem[] {
  if (current.landingPageLeagues.length > 0) return current.landingPageLeagues;
  return [...current.currentSeasonLeagues, ...current.currentSeasonTournaments];
}
