import { z } from 'zod';
import { leagueListItem } from '#lib/api/contract/season.ts';
import { apiUrl } from '#lib/api-url.ts';
import { ownCallHeaders, ownCallTimeoutMs } from '#lib/own-call.ts';
import { originOf } from './host.ts';
import type { CurrentLeague } from './legacy-redirect.ts';

const leagues = z.array(leagueListItem.pick({ season: true, slug: true }));
const answer = z.object({ landingPageLeagues: leagues, currentSeasonLeagues: leagues });

/**
 * Returns the league that the home page of a site shows first; null if there is none, or if the league API does not
 * respond.
 */
export async function currentLeagueOf(host: string): Promise<CurrentLeague | null> {
  try {
    const response = await fetch(`${apiUrl()}/api/v2/website/current-season-leagues`, {
      headers: { accept: 'application/json', origin: originOf(host), ...ownCallHeaders() },
      signal: AbortSignal.timeout(ownCallTimeoutMs),
    });
    if (!response.ok) throw new Error(`The league API responded ${response.status}.`);
    const { landingPageLeagues, currentSeasonLeagues } = answer.parse(await response.json());
    const [first] = [...landingPageLeagues, ...currentSeasonLeagues];
    return first ? { season: first.season, league: first.slug } : null;
  } catch (error) {
    console.warn(`The current league of ${host} could not be read from the league API:`, error);
    return null;
  }
}
