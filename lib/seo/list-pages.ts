import { cacheLife, cacheTag } from 'next/cache';
import { askFor } from '#lib/api/ask.ts';
import { steady } from '#lib/api/cache-policy.ts';
import { listClubs } from '#lib/api/contract/directory.ts';
import { listLeagueGames } from '#lib/api/contract/game.ts';
import { listPlayers } from '#lib/api/contract/player-directory.ts';
import { type LeagueListItem, listSeasons } from '#lib/api/contract/season.ts';
import { tags } from '#lib/api/tags.ts';
import { paths } from '#lib/paths.ts';
import { historyTabs, leagueTabs } from '#lib/routing/tabs.ts';

/** A sitemap has room for 50,000 addresses. */
const mostOfAKind = 40_000;

/** The paths of all pages of a site that search engines should know, the newest season first. */
export async function listPages(host: string, tenantId: string): Promise<string[]> {
  'use cache';
  cacheLife(steady);
  cacheTag(tags.seasons(tenantId), tags.clubs(tenantId), tags.players(tenantId));
  const seasons = (await askFor(host, listSeasons, { params: {}, query: {} }))?.seasons ?? [];
  const leagues = seasons.flatMap((season) => season.leagues);
  const games = [];
  for (const league of leagues) games.push(...(await gamesOf(host, league)));
  return [
    paths.home(),
    paths.schedule(),
    paths.seasons(),
    ...seasons.map(({ slug }) => paths.season(slug)),
    ...leagues.flatMap(({ season, slug }) => leagueTabs.map(({ id }) => paths.league(season, slug, id))),
    ...historyTabs.map(({ id }) => paths.history(id)),
    paths.clubs(),
    ...(await clubsOf(host)),
    paths.players(),
    paths.about(),
    paths.documents(),
    paths.news(),
    ...games,
    ...(await playersOf(host)),
  ];
}

async function gamesOf(host: string, { season, slug }: LeagueListItem): Promise<string[]> {
  const params = { season, league: slug };
  const page = await askFor(host, listLeagueGames, { params, query: { limit: 1000 } });
  return (page?.items ?? []).map(({ address }) => paths.game(address));
}

async function playersOf(host: string): Promise<string[]> {
  const players = [];
  let cursor: string | undefined;
  do {
    const page = await askFor(host, listPlayers, { params: {}, query: { limit: 200, cursor } });
    players.push(...(page?.items ?? []).map(({ slug }) => paths.player(slug)));
    cursor = page?.nextCursor ?? undefined;
  } while (cursor && players.length < mostOfAKind);
  return players;
}

async function clubsOf(host: string): Promise<string[]> {
  const page = await askFor(host, listClubs, { params: {}, query: { limit: 200 } });
  return (page?.items ?? []).map(({ slug }) => paths.club(slug));
}
