import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, locale, localeQuery, pageOf, pageQuery, slug } from './common.ts';
import { leagueRef } from './season.ts';
import { clubRef } from './team.ts';

/** `language` is that of the title: the requested one, else the tenant's, else any. */
export const newsItem = z
  .object({
    id: z.string(),
    slug,
    title: z.string(),
    lead: z.string(),
    language: locale,
    cover: z.string().nullable(),
    publishedAt: instant,
  })
  .meta({ id: 'NewsItem' });
export type NewsItem = z.infer<typeof newsItem>;

/** Subject filter of news. A league includes the news of its teams and games, a club or team those of their games. */
const newsSubject = z.object({
  season: slug.optional(),
  league: slug.optional(),
  team: slug.optional(),
  club: slug.optional(),
  player: slug.optional(),
  gameId: z.uuid().optional(),
});
export type NewsSubject = z.infer<typeof newsSubject>;

export const listNews = defineCall({
  path: '/v2/website/news',
  summary: 'Published news, latest first: all, or those about a league, team, club, player or game',
  params: z.object({}),
  query: localeQuery.extend(pageQuery.shape).extend(newsSubject.shape),
  answer: pageOf(newsItem),
});

export const listNewsFilters = defineCall({
  path: '/v2/website/news-filters',
  summary: 'Leagues (newest first) and clubs that published news are about',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ leagues: z.array(leagueRef), clubs: z.array(clubRef) }),
});
