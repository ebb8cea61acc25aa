import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { addDocument as call } from '#lib/api/contract/application/calls.ts';
import { apiError } from '#lib/api/contract/common.ts';
import type { Api } from '#server/api/api.ts';
import { badQuery, unknownAddress } from '#server/api/invalid.ts';
import { addDocument } from '#server/league/application/add-document.ts';

/** Mounts the upload of application documents. */
export function mountUploads({ app, db }: Api): void {
  const file = z.string().meta({ format: 'binary' });
  const route = createRoute({
    method: 'post',
    path: call.path,
    summary: call.summary,
    request: {
      params: call.params,
      query: call.query,
      body: { description: 'The file', content: { 'application/octet-stream': { schema: file } } },
    },
    responses: {
      200: { description: call.summary, content: { 'application/json': { schema: call.answer } } },
      default: { description: 'The call was refused', content: { 'application/json': { schema: apiError } } },
    },
  });
  app.openAPIRegistry.registerPath(route);
  app.post(`/api${route.getRoutingPath()}`, async (c) => {
    const params = call.params.safeParse(c.req.param());
    if (!params.success) throw unknownAddress(c.req.path, params.error);
    const query = call.query.safeParse(c.req.query());
    if (!query.success) throw badQuery(query.error);
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const scope = { db, tenantId: c.get('tenant').id };
    const documents = await addDocument(scope, params.data.application, { ...query.data, bytes });
    c.header('Cache-Control', 'no-store');
    return c.json({ documents });
  });
}
