import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, localeQuery, pageOf, pageQuery, slug } from './common.ts';

export const newsItem = z.object({
  id: z.string(),
  slug,
  title: z.string(),
  lead: z.string(),
  cover: z.string().nullable(),
  publishedAt: instant,
});
export type NewsItem = z.infer<typeof newsItem>;

export const listNews = defineCall({
  path: '/v2/website/news',
  summary: 'Published news, the latest first',
  params: z.object({}),
  query: localeQuery.extend(pageQuery.shape),
  answer: pageOf(newsItem),
});
