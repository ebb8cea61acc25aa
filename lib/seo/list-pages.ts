import { cacheLife, cacheTag } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { listSeasons } from '#lib/api/contract/season.ts';
import { listAddresses } from '#lib/api/contract/site-map.ts';
import { fetchAnswerForHost } from '#lib/api/fetch-answer.ts';
import { tags } from '#lib/api/tags.ts';
import { paths } from '#lib/paths.ts';
import { historyTabs, leagueTabs } from '#lib/tabs.ts';

/** Returns the paths of all pages of a site that search engines should index, newest season first. */
export async function listPages(host: string, tenantId: string): Promise<string[]> {
  'use cache';
  cacheLife(steady);
  cacheTag(tags.seasons(tenantId), tags.clubs(tenantId), tags.players(tenantId));
  const seasons = (await fetchAnswerForHost(host, listSeasons, { params: {}, query: {} }))?.seasons ?? [];
  const addresses = await fetchAnswerForHost(host, listAddresses, { params: {}, query: {} });
  return [
    paths.home(),
    paths.schedule(),
    paths.seasons(),
    ...seasons.map(({ slug }) => paths.season(slug)),
    ...seasons.flatMap(({ leagues }) => leagues).flatMap(leaguePages),
    ...historyTabs.map(({ id }) => paths.history(id)),
    paths.clubs(),
    ...(addresses?.clubs ?? []).map((club) => paths.club(club)),
    paths.players(),
    paths.about(),
    paths.documents(),
    paths.news(),
    ...(addresses?.teams ?? []).map(({ season, league, team }) => paths.team(season, league, team)),
    ...(addresses?.seasonClubs ?? []).map(({ season, club }) => paths.seasonClub(season, club)),
    ...(addresses?.games ?? []).map((address) => paths.game(address)),
    ...(addresses?.players ?? []).map((player) => paths.player(player)),
  ];
}

type League = { season: string; slug: string; hasPlayoff: boolean };

const leaguePages = ({ season, slug, hasPlayoff }: League) => [
  ...leagueTabs.filter(({ id }) => id !== 'playoff' || hasPlayoff).map(({ id }) => paths.league(season, slug, id)),
  paths.leagueRules(season, slug),
];
