import { z } from 'zod';
import * as followings from '#lib/api/contract/account/following.ts';
import * as follows from '#lib/api/contract/account/follows.ts';
import * as users from '#lib/api/contract/account/user.ts';
import { localeQuery } from '#lib/api/contract/common.ts';
import { calendarQuery } from '#lib/api/contract/schedule.ts';
import { withLocalPort } from '#lib/routing/local-port.ts';
import type { Api } from '#server/api/api.ts';
import { countRead } from '#server/api/count-read.ts';
import { badQuery } from '#server/api/invalid.ts';
import {
  createCalendarSecret,
  findCalendarOwner,
  revokeCalendarSecret,
} from '#server/auth/accounts/calendar-secret.ts';
import { addFollow, listFollows, mergeFollows, removeFollow } from '#server/league/follower/follows.ts';
import { getFollowing } from '#server/league/follower/get-following.ts';
import { getOwnGames } from '#server/league/follower/get-own-games.ts';
import { listOwnFeed } from '#server/league/follower/list-own-feed.ts';
import { loadTranslator } from '#server/league/names/load-translator.ts';
import { toCalendar } from '#server/league/schedule/to-calendar.ts';
import { getDomainUrl } from '#server/league/tenant/domain-url.ts';
import { mountFollowerCall, mountFollowerCommand } from './follower.ts';

/** Mounts what a follower follows, and what comes of it. */
export function mountFollows(api: Api): void {
  mountFollowerCall(api, follows.listFollows, async (scope) => ({
    items: await listFollows(scope, scope.follower.id),
  }));
  mountFollowerCommand(api, follows.addFollow, async (scope, { params }) => {
    await addFollow(scope, scope.follower.id, params);
    return {};
  });
  mountFollowerCommand(api, follows.removeFollow, async (scope, { params }) => {
    await removeFollow(scope, scope.follower.id, params);
    return {};
  });
  mountFollowerCommand(api, follows.mergeFollows, async (scope, { body }) => ({
    items: await mergeFollows(scope, scope.follower.id, body.items),
  }));
  mountFollowerCall(api, followings.getFollowing, (scope) => getFollowing(scope, scope.follower.id));
  mountFollowerCall(api, followings.getOwnGames, (scope) => getOwnGames(scope, scope.follower.id));
  mountCalendar(api);
}

function mountCalendar(api: Api): void {
  const { app, db, limits, secureAddress } = api;
  mountFollowerCommand(api, users.createCalendar, async (scope, _input, c) => {
    const secret = await createCalendarSecret(scope, scope.follower.id);
    const port = c.req.header('host')?.split(':')[1];
    const site = withLocalPort(secureAddress(await getDomainUrl(scope)), port);
    return { url: `${site}/api/v2/website/calendar/${secret}.ics` };
  });
  mountFollowerCommand(api, users.revokeCalendar, async (scope) => {
    await revokeCalendarSecret(scope, scope.follower.id);
    return {};
  });
  app.get('/api/v2/website/calendar/:file{[\\w-]{43}\\.ics}', async (c) => {
    countRead(limits, c);
    const query = localeQuery.extend(calendarQuery.shape).safeParse(c.req.query());
    if (!query.success) throw badQuery(query.error);
    const { id: tenantId, host, fallbackLocale } = c.get('tenant');
    const { locale = fallbackLocale, scores } = query.data;
    const scope = { db, tenantId, host, fallbackLocale, locale };
    const secret = z
      .string()
      .parse(c.req.param('file'))
      .replace(/\.ics$/, '');
    const feed = await listOwnFeed(scope, await findCalendarOwner(scope, secret));
    const port = c.req.header('host')?.split(':')[1];
    const domainUrl = withLocalPort(secureAddress(feed.domainUrl), port);
    const t = await loadTranslator(locale, 'schedule');
    return c.body(
      toCalendar({ ...feed, domainUrl }, { locale, t, hasScores: scores !== 'none' && !feed.hidesScores }),
      200,
      {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="calendar.ics"',
        'Cache-Control': 'no-store',
      },
    );
  });
}
