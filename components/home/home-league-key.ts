import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';

/**
 * Returns the key by which the league switch finds a league's parts of the page. Made of slugs only, so it needs no
 * escaping.
 */
export const homeLeagueKey = ({ league }: HomeLeague) => `${league.season}/${league.slug}`;
