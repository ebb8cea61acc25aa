import { type SearchAnswer, type SearchGroup, searchGroups } from '#lib/api/contract/search.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
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
 * The best of each group by what was typed, in any script: what begins with all words, and only where nothing at all does,
 * what resembles them. A name that was spelled right brings no noise along.
 */
export async function searchSite(scope: ReadScope, query: SearchQuery): Promise<SearchAnswer> {
  const exact = await findAll(scope, query, 'begins');
  const isFound = searchGroups.some((group) => exact[group].total > 0);
  return isFound ? exact : findAll(scope, query, 'resembles');
}

async function findAll(scope: ReadScope, { q, only, limit }: SearchQuery, rigour: Rigour): Promise<SearchAnswer> {
  const day = readDay(q, new Date().getUTCFullYear());
  const [words, beside] = await Promise.all([foldSearchWords(scope, q), foldSearchWords(scope, day?.rest ?? q)]);
  const wanted = { words, rigour, limit };
  const ask = <Answer>(group: SearchGroup, find: () => Promise<Answer>) =>
    only === undefined || only === group ? find() : { total: 0, items: [] };
  const [people, clubs, teams, leagues, games, news] = await Promise.all([
    ask('people', () => findPeople(scope, wanted)),
    ask('clubs', () => findClubs(scope, wanted)),
    ask('teams', () => findTeams(scope, wanted)),
    ask('leagues', () => findLeagues(scope, wanted)),
    ask('games', () => findGames(scope, { ...wanted, words: beside, days: day?.days ?? [] })),
    ask('news', () => findNews(scope, wanted)),
  ]);
  return { people, clubs, teams, leagues, games, news };
}
