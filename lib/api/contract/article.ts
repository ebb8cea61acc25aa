import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, locale, localeQuery, slug } from './common.ts';
import { photo } from './gallery.ts';
import { gameSummary } from './game.ts';
import { newsItem } from './news.ts';
import { playerRef } from './player.ts';
import { leagueRef } from './season.ts';
import { clubRef, teamRef } from './team.ts';

/** An article is shown in one language as a whole: the one asked for, else the tenant's, else any that it is written in. */
const article = newsItem
  .extend({
    /** Every language that it is written in. */
    languages: z.array(locale),
    /** Cleaned HTML. */
    body: z.string(),
    author: z.string().nullable(),
    /** In pixels, where they are known. */
    coverSize: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
    coverCredit: z.string().nullable(),
    updatedAt: instant,
    photos: z.array(photo),
    leagues: z.array(leagueRef),
    clubs: z.array(clubRef),
    teams: z.array(z.object({ team: teamRef, league: leagueRef })),
    players: z.array(playerRef),
    games: z.array(gameSummary),
    /** News about the same, then the latest. */
    further: z.array(newsItem),
  })
  .meta({ id: 'Article' });
export type Article = z.infer<typeof article>;

export const getArticle = defineCall({
  path: '/v2/website/news/{news}',
  summary: 'An article with all that belongs to it',
  params: z.object({ news: slug }),
  query: localeQuery,
  answer: article,
});
