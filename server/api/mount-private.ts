import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '#lib/api/contract/call.ts';
import { apiError, localeQuery } from '#lib/api/contract/common.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import type { Api, ApiEnv } from './api.ts';
import { countRead } from './count-read.ts';
import { badQuery, unknownAddress } from './invalid.ts';
import type { ReadInput } from './mount.ts';

/** Mounts a read call whose responses are for one client only and are never stored; `read` finds out who it is. */
export function mountPrivateCall<
  Path extends string,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType,
>(
  { app, db, limits, checkAnswers }: Api,
  call: Call<Path, Params, Query, Answer>,
  read: (scope: ReadScope, input: ReadInput<Params, Query>, c: Context<ApiEnv>) => Promise<z.output<Answer>>,
): void {
  const route = createRoute({
    method: 'get',
    path: call.path,
    summary: call.summary,
    request: { params: call.params, query: call.query },
    responses: {
      200: { description: call.summary, content: { 'application/json': { schema: call.answer } } },
      default: { description: 'The call was refused', content: { 'application/json': { schema: apiError } } },
    },
  });
  app.openAPIRegistry.registerPath(route);
  app.get(`/api${route.getRoutingPath()}`, async (c) => {
    countRead(limits, c);
    const params = call.params.safeParse(c.req.param());
    if (!params.success) throw unknownAddress(c.req.path, params.error);
    const query = call.query.safeParse(c.req.query());
    if (!query.success) throw badQuery(query.error);
    const { id: tenantId, host, fallbackLocale } = c.get('tenant');
    const locale = localeQuery.safeParse(c.req.query()).data?.locale ?? fallbackLocale;
    const scope = { db, tenantId, host, fallbackLocale, locale };
    const answer = await read(scope, { params: params.data, query: query.data }, c);
    if (checkAnswers) call.answer.parse(answer);
    c.header('Cache-Control', 'no-store');
    return c.json(answer as object);
  });
}
