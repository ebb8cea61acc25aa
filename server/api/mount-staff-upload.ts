import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiError } from '#lib/api/contract/common.ts';
import { rightOf } from '#lib/api/contract/staff-rights.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { Api } from './api.ts';
import { badQuery } from './invalid.ts';
import { holderOf, withRoles } from './mount-staff.ts';

type Upload<Query extends z.ZodObject, Answer extends z.ZodType> = {
  method: 'POST';
  path: string;
  summary: string;
  query: Query;
  answer: Answer;
};

/** Mounts a call of staff whose request body is a file. Its size is limited by `limit-bodies.ts`. */
export function mountStaffUpload<Query extends z.ZodObject, Answer extends z.ZodType>(
  { app, db }: Api,
  upload: Upload<Query, Answer>,
  store: (scope: TenantScope, bytes: Buffer, query: z.output<Query>) => Promise<z.output<Answer>>,
): void {
  const { method, path, summary, query, answer } = withRoles(upload);
  const file = z.string().meta({ format: 'binary' });
  const route = createRoute({
    method: 'post',
    path,
    summary,
    request: {
      query,
      body: { description: 'The file', content: { 'application/octet-stream': { schema: file } } },
    },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: answer } } },
      default: { description: 'The call was refused', content: { 'application/json': { schema: apiError } } },
    },
  });
  app.openAPIRegistry.registerPath(route);
  app.on(method, `/api${path}`, async (c) => {
    const scope = { db, tenantId: c.get('tenant').id };
    const { member } = await holderOf(scope, c, rightOf(upload), { params: {} });
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw badQuery(parsed.error);
    const actor = { kind: 'staff', userId: member.userId, name: member.name } as const;
    const bytes = Buffer.from(await c.req.arrayBuffer());
    c.header('Cache-Control', 'no-store');
    return c.json((await store({ ...scope, actor }, bytes, parsed.data)) as object);
  });
}
