import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, locale, localeQuery, slug } from './common.ts';
import { photo } from './gallery.ts';
import { gameSummary } from './game.ts';
import { newsItem } from './news.ts';
import { playerRef } from './player.ts';
import { leagueRef } from './season.ts';
import { clubRef, teamRef } from './team.ts';

/** An article in one language as a whole: the requested one, else the tenant's, else any available. */
const article = newsItem
  .extend({
    /** All languages of the article. */
    languages: z.array(locale),
    /** Sanitised HTML. */
    body: z.string(),
    author: z.string().nullable(),
    /** In pixels, null if unknown. */
    coverSize: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
    coverCredit: z.string().nullable(),
    updatedAt: instant,
    photos: z.array(photo),
    leagues: z.array(leagueRef),
    clubs: z.array(clubRef),
    teams: z.array(z.object({ team: teamRef, league: leagueRef })),
    players: z.array(playerRef),
    games: z.array(gameSummary),
    /** Related news, then the latest. */
    further: z.array(newsItem),
  })
  .meta({ id: 'Article' });
export type Article = z.infer<typeof article>;

export const getArticlePreview = defineCall({
  path: '/v2/website/news-previews/{previewToken}',
  summary: 'An article before its publication, for those who were sent its link',
  params: z.object({ previewToken: z.uuid() }),
  query: localeQuery,
  answer: article,
});

export const getArticle = defineCall({
  path: '/v2/website/news/{news}',
  summary: 'An article with photos, related entities and further news',
  params: z.object({ news: slug }),
  query: localeQuery,
  answer: article,
});
