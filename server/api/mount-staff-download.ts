import { Readable } from 'node:stream';
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiError } from '#lib/api/contract/common.ts';
import { rightOf } from '#lib/api/contract/staff-rights.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import type { Api } from './api.ts';
import { unknownAddress } from './invalid.ts';
import { holderOf, withRoles } from './mount-staff.ts';
import { attachment } from './website/attachment.ts';

type Download<Params extends z.ZodObject> = { path: string; summary: string; params: Params };
export type DownloadedFile = {
  fileName: string;
  contentType: string;
  content: string | Uint8Array<ArrayBuffer> | Readable;
};

/** Mounts a call of staff that answers a file, which is never stored on the way and never opened within the site. */
export function mountStaffDownload<Params extends z.ZodObject>(
  { app, db }: Api,
  download: Download<Params>,
  read: (scope: ReadScope & { host: string }, params: z.output<Params>) => Promise<DownloadedFile>,
): void {
  const { path, summary, params } = withRoles(download);
  const file = z.string().meta({ format: 'binary' });
  const route = createRoute({
    method: 'get',
    path,
    summary,
    request: { params },
    responses: {
      200: { description: summary, content: { 'application/octet-stream': { schema: file } } },
      default: { description: 'The call was refused', content: { 'application/json': { schema: apiError } } },
    },
  });
  app.openAPIRegistry.registerPath(route);
  app.get(`/api${route.getRoutingPath()}`, async (c) => {
    const { id: tenantId, host, fallbackLocale } = c.get('tenant');
    const scope = { db, tenantId, host, fallbackLocale, locale: fallbackLocale, isForStaff: true } as const;
    await holderOf(scope, c, rightOf(download), { params: {} });
    const parsed = params.safeParse(c.req.param());
    if (!parsed.success) throw unknownAddress(c.req.path, parsed.error);
    const { fileName, contentType, content } = await read(scope, parsed.data);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Content-Disposition', attachment(fileName));
    // One of its own: else the whole stream would be read for a digest.
    c.header('ETag', `W/"${crypto.randomUUID()}"`);
    const body = content instanceof Readable ? (Readable.toWeb(content) as ReadableStream) : content;
    return c.body(body, 200, { 'Content-Type': contentType });
  });
}
