import { type SearchAnswer, type SearchGroup, searchGroups } from '#lib/api/contract/search.ts';
import { tags } from '#lib/api/tags.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { timeZoneOf } from '#server/league/tenant/time-zone-of.ts';
import { findClubs } from './find-clubs.ts';
import { findGames } from './find-games.ts';
import type { Rigour } from './find-ids.ts';
import { findLeagues } from './find-leagues.ts';
import { findNews } from './find-news.ts';
import { findPeople } from './find-people.ts';
import { findTeams } from './find-teams.ts';
import { readDay } from './read-day.ts';
import { foldSearchWords } from './words.ts';

export type SearchQuery = { q: string; only?: SearchGroup | undefined; limit: number };

/**
 * Searches the site in any script and returns the best matches of each group. Similar matches count only if no group has a
 * prefix match, so that a correctly spelled name finds no noise.
 */
export async function searchSite(scope: ReadScope, query: SearchQuery): Promise<SearchAnswer> {
  const all = [tags.seasons, tags.clubs, tags.players, tags.games, tags.news];
  dependsOn(scope, ...all.map((tag) => tag(scope.tenantId)));
  const [exact, timeZone] = await Promise.all([findAll(scope, query, 'begins'), timeZoneOf(scope)]);
  const isFound = searchGroups.some((group) => exact[group].total > 0);
  return { ...(isFound ? exact : await findAll(scope, query, 'resembles')), timeZone };
}

async function findAll(
  scope: ReadScope,
  { q, only, limit }: SearchQuery,
  rigour: Rigour,
): Promise<Omit<SearchAnswer, 'timeZone'>> {
  const day = readDay(q, new Date().getUTCFullYear());
  const [words, wordsBesideDay] = await Promise.all([
    foldSearchWords(scope, q),
    foldSearchWords(scope, day?.rest ?? q),
  ]);
  const options = { words, rigour, limit };
  const searchGroup = <Answer>(group: SearchGroup, find: () => Promise<Answer>) =>
    only === undefined || only === group ? find() : { total: 0, items: [] };
  const [people, clubs, teams, leagues, games, news] = await Promise.all([
    searchGroup('people', () => findPeople(scope, options)),
    searchGroup('clubs', () => findClubs(scope, options)),
    searchGroup('teams', () => findTeams(scope, options)),
    searchGroup('leagues', () => findLeagues(scope, options)),
    searchGroup('games', () => findGames(scope, { ...options, words: wordsBesideDay, days: day?.days ?? [] })),
    searchGroup('news', () => findNews(scope, options)),
  ]);
  return { people, clubs, teams, leagues, games, news };
}
