import { isDeepStrictEqual } from 'node:util';
import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '#lib/api/contract/call.ts';
import { apiError, localeQuery } from '#lib/api/contract/common.ts';
import { tags as cacheTags } from '#lib/api/tags.ts';
import { maxTags, tagsHeader } from '#lib/api/tags-header.ts';
import { isOwnCall } from '#lib/own-call.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { answerOrCached } from './answers.ts';
import type { Api, ApiEnv } from './api.ts';
import { countRead } from './count-read.ts';
import { type Freshness, secondsOf, setFreshness, wantsFresh } from './freshness.ts';
import { badQuery, unknownAddress } from './invalid.ts';
import { sendAnswer } from './send-answer.ts';

export type ReadInput<Params extends z.ZodObject, Query extends z.ZodObject> = {
  params: z.output<Params>;
  query: z.output<Query>;
};

/**
 * Mounts a read call of the contract: parameters and query are parsed by its schemas, the scope is bound to the tenant
 * of the request, and the OpenAPI document derives from the schemas. Invalid path parameters are `not-found`, an
 * invalid query is `bad-request` with the path of each fault.
 */
export function mount<
  Path extends string,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType,
>(
  { app, db, read: onReplica, readForPages, answers, limits, checkAnswers }: Api,
  call: Call<Path, Params, Query, Answer>,
  read: (scope: ReadScope, input: ReadInput<Params, Query>) => Promise<z.output<Answer>>,
  freshness: Freshness = 'steady',
): void {
  const route = describeRoute(call);
  // Who asks for the log up to a number has heard of it, perhaps before the replica.
  const isOnPrimary = call.path.startsWith('/v2/manage/') || 'seq' in call.query.shape;
  app.openAPIRegistry.registerPath(route);
  app.get(`/api${route.getRoutingPath()}`, async (c) => {
    const params = call.params.safeParse(c.req.param());
    if (!params.success) throw unknownAddress(c.req.path, params.error);
    const query = call.query.safeParse(c.req.query());
    if (!query.success) throw badQuery(query.error);
    const scope = scopeOf(c, db);
    const request = {
      tenantId: scope.tenantId,
      key: JSON.stringify([c.req.path, query.data, scope.host, scope.locale, scope.fallbackLocale]),
      seconds: secondsOf(freshness),
      noCache: freshness === 'never' || wantsFresh(c),
    };
    const answer = await answerOrCached(answers, request, async (tags) => {
      countRead(limits, c);
      const input = { params: params.data, query: query.data };
      const readFrom = (source: Queryable) => read({ ...scope, db: source, tags }, input);
      const isCurrent = request.noCache || isOnPrimary;
      const readShared = isOwnCall((name) => c.req.header(name)) ? readForPages : onReplica;
      const value = await (isCurrent ? readFrom(db) : readShared(readFrom)).catch((error) => {
        // A missing thing may be added later.
        c.header(tagsHeader, [...tags, cacheTags.config(scope.tenantId)].join(','));
        throw error;
      });
      if (checkAnswers) assertAnswer(call, value);
      if (freshness !== 'never') assertTagged(call, tags);
      // Every response depends on the tenant's languages and privacy.
      tags.add(cacheTags.config(scope.tenantId));
      return value;
    });
    setFreshness(c, freshness);
    if (!request.noCache && request.seconds > 0) c.set('answer', { ...answer, seconds: request.seconds });
    return sendAnswer(c, answer);
  });
}

function describeRoute({ path, summary, params, query, answer }: Call) {
  const json = (schema: z.ZodType, description: string) => ({
    description,
    content: { 'application/json': { schema } },
  });
  return createRoute({
    method: 'get',
    path,
    summary,
    request: { params, query },
    responses: { 200: json(answer, summary), default: json(apiError, 'The call was refused') },
  });
}

function scopeOf(c: Context<ApiEnv>, db: Api['db']): ReadScope {
  const { id, host, fallbackLocale } = c.get('tenant');
  const query = localeQuery.safeParse(c.req.query());
  return { db, tenantId: id, host, fallbackLocale, locale: query.data?.locale ?? fallbackLocale };
}

/** A read function that names no tag would leave its response stale; of too many, Next would ignore some. */
function assertTagged({ path }: Call, { size }: ReadonlySet<string>): void {
  if (size === 0 || size > maxTags)
    throw new Error(`The response of ${path} has ${size} cache tags, not 1 to ${maxTags}.`);
}

function assertAnswer(call: Call, answer: unknown): void {
  const parsed = call.answer.parse(answer);
  if (!isDeepStrictEqual(parsed, answer))
    throw new Error(`The response of ${call.path} has fields that its contract does not define.`);
}
