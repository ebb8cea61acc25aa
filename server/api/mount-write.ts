import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { apiError } from '#lib/api/contract/common.ts';
import type { WriteCall } from '#lib/api/contract/write-call.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/league/errors.ts';
import type { Api } from './api.ts';
import { clientAddress } from './client-address.ts';
import { badBody, unknownAddress } from './invalid.ts';
import { fromOwnSite } from './own-site.ts';

/** May refuse a write before anything of it is done. */
export type Guard = (asker: { address: string; path: string }) => void;

/**
 * Serves a call that changes something, for pages of the tenant's own sites: parameters and body are parsed by the contract,
 * the scope is bound to the tenant, and the answer is nobody's to keep.
 */
export function mountWrite<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  { app, db, checkAnswers }: Api,
  call: WriteCall<string, Params, Body, Answer>,
  guard: Guard,
  write: (scope: TenantScope, params: z.output<Params>, body: z.output<Body>) => Promise<z.output<Answer>>,
): void {
  const json = (schema: z.ZodType, description: string) => ({
    description,
    content: { 'application/json': { schema } },
  });
  const route = createRoute({
    method: 'post',
    path: call.path,
    summary: call.summary,
    request: { params: call.params, body: json(call.body, call.summary) },
    responses: { 200: json(call.answer, call.summary), default: json(apiError, 'The call was refused') },
  });
  app.openAPIRegistry.registerPath(route);
  app.post(`/api${route.getRoutingPath()}`, fromOwnSite, async (c) => {
    guard({ address: clientAddress(c), path: c.req.path });
    const params = call.params.safeParse(c.req.param());
    if (!params.success) throw unknownAddress(params.error);
    const body: unknown = await c.req.json().catch(() => {
      throw badRequest('The body of the request is not JSON.');
    });
    const input = call.body.safeParse(body);
    if (!input.success) throw badBody(input.error);
    const answer = await write({ db, tenantId: c.get('tenant').id }, params.data, input.data);
    c.header('Cache-Control', 'no-store');
    return c.json(checkAnswers ? call.answer.parse(answer) : answer);
  });
}
