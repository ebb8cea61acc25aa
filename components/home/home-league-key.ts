import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';

/** By this key the switch of leagues finds the parts of a front. Made of slugs only, so it needs no escaping. */
export const homeLeagueKey = ({ league }: HomeLeague) => `${league.season}/${league.slug}`;
