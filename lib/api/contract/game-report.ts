import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { gameParams } from './game.ts';
import { newsItem } from './news.ts';

/** `body` is sanitised HTML. */
const gameReport = newsItem.extend({ body: z.string(), author: z.string().nullable() });
export type GameReport = z.infer<typeof gameReport>;

export const getGameReports = defineCall({
  path: '/v2/website/games/{gameId}/reports',
  summary: 'Published reports on a game and no other, latest first',
  params: gameParams,
  query: localeQuery,
  answer: z.object({ reports: z.array(gameReport) }),
});
