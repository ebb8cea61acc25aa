import { z } from 'zod';
import { localeQuery } from '#lib/api/contract/common.ts';
import { calendarQuery, scheduleFilter } from '#lib/api/contract/schedule.ts';
import { withLocalPort } from '#lib/routing/local-port.ts';
import type { Api } from '#server/api/api.ts';
import { countRead } from '#server/api/count-read.ts';
import { setFreshness } from '#server/api/freshness.ts';
import { badQuery } from '#server/api/invalid.ts';
import { loadTranslator } from '#server/league/names/load-translator.ts';
import { listFeed } from '#server/league/schedule/list-feed.ts';
import { toCalendar } from '#server/league/schedule/to-calendar.ts';

const feedQuery = localeQuery
  .extend(calendarQuery.shape)
  .extend(scheduleFilter.shape)
  .extend({ game: z.uuid().optional() });
const maxAgeSeconds = 60;

/** Serves the schedule, or one game, as iCalendar, with the filters of the schedule; with `scores=none` without scores. */
export function mountScheduleFeed({ app, db, answers, limits, secureAddress }: Api): void {
  app.get('/api/v2/website/schedule.ics', async (c) => {
    const query = feedQuery.safeParse(c.req.query());
    if (!query.success) throw badQuery(query.error);
    const { id, host, fallbackLocale } = c.get('tenant');
    const { locale = fallbackLocale, scores, ...filter } = query.data;
    const port = c.req.header('host')?.split(':')[1];
    const key = `${c.req.path} ${JSON.stringify([filter, scores, host, port, locale, fallbackLocale])}`;
    const answer = await answers({ tenantId: id, key, seconds: maxAgeSeconds, noCache: false }, async (tags) => {
      countRead(limits, c);
      const feed = await listFeed({ db, tenantId: id, host, locale, fallbackLocale, tags }, filter);
      const domainUrl = withLocalPort(secureAddress(feed.domainUrl), port);
      const t = await loadTranslator(locale, 'schedule');
      return toCalendar({ ...feed, domainUrl }, { locale, t, hasScores: scores !== 'none' });
    });
    setFreshness(c, 'steady');
    return c.body(z.string().parse(JSON.parse(answer.body.toString())), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="schedule.ics"',
    });
  });
}
