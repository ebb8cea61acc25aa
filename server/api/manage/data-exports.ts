import { Readable } from 'node:stream';
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiError } from '#lib/api/contract/common.ts';
import { downloadExport } from '#lib/api/contract/data-export.ts';
import { rightOf } from '#lib/api/contract/staff-rights.ts';
import type { Api } from '#server/api/api.ts';
import { unknownAddress } from '#server/api/invalid.ts';
import { holderOf, withRoles } from '#server/api/mount-staff.ts';
import { attachment } from '#server/api/website/attachment.ts';
import { exportData } from '#server/feeds/data-export/export-data.ts';

/** Mounts the downloads of the office. */
export function mountDataExports({ app, db }: Api): void {
  const { path, summary, params } = withRoles(downloadExport);
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
    await holderOf(scope, c, rightOf(downloadExport), { params: {} });
    const parsed = params.safeParse(c.req.param());
    if (!parsed.success) throw unknownAddress(c.req.path, parsed.error);
    const what = parsed.data.export;
    const { extension, contentType, content } = await exportData(scope, what);
    const day = new Date().toISOString().slice(0, 10);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Disposition', attachment(`${host}-${what}-${day}.${extension}`));
    // One of its own: else the whole stream would be read for a digest.
    c.header('ETag', `W/"${crypto.randomUUID()}"`);
    const body = typeof content === 'string' ? content : (Readable.toWeb(content) as ReadableStream);
    return c.body(body, 200, { 'Content-Type': contentType });
  });
}
