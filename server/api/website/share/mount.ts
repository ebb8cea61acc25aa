import pLimit from 'p-limit';
import { localeQuery } from '#lib/api/contract/common.ts';
import { tags as cacheTags } from '#lib/api/tags.ts';
import { matchPattern } from '#lib/routing/match-pattern.ts';
import { sharePicturesPath } from '#lib/share-pictures.ts';
import type { Api } from '#server/api/api.ts';
import { countRead } from '#server/api/count-read.ts';
import { setFreshness } from '#server/api/freshness.ts';
import { badQuery } from '#server/api/invalid.ts';
import { notFound } from '#server/errors.ts';
import { sharePictures } from './pictures.ts';

const maxAgeSeconds = 60 * 60;
/** Drawing takes the processor of the server for some tens of milliseconds. */
const maxDrawings = 1;

/** Serves the pictures that networks show of a shared page, drawn on the first request and kept until what they show changes. */
export function mountSharePictures({ app, db, answers, limits }: Api): void {
  const limit = pLimit(maxDrawings);
  app.get(`${sharePicturesPath}*`, async (c) => {
    const subject = c.req.path.slice(sharePicturesPath.length).replace(/\.png$/, '');
    const query = localeQuery.safeParse(c.req.query());
    if (!query.success) throw badQuery(query.error);
    const { id: tenantId, host, fallbackLocale } = c.get('tenant');
    const locale = query.data.locale ?? fallbackLocale;
    const draw = c.req.path.endsWith('.png') ? drawingOf(subject) : null;
    if (!draw) throw notFound('share picture', subject);
    const key = `${c.req.path} ${JSON.stringify([host, locale, fallbackLocale])}`;
    const answer = await answers({ tenantId, key, seconds: maxAgeSeconds, noCache: false }, async (tags) => {
      countRead(limits, c);
      tags.add(cacheTags.config(tenantId));
      const scope = { db, tenantId, host, locale, fallbackLocale, tags };
      return (await limit(() => draw(scope))).toString('base64');
    });
    setFreshness(c, 'steady');
    c.header('ETag', `"${answer.digest}"`);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const png = Buffer.from(JSON.parse(answer.body.toString()), 'base64');
    return c.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png' });
  });
}

function drawingOf(subject: string) {
  for (const { pattern, draw } of sharePictures) {
    const params = matchPattern(`/${pattern}`, `/${subject}`);
    if (params) return (scope: Parameters<typeof draw>[0]) => draw(scope, params);
  }
  return null;
}
