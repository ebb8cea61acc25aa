import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiError } from '#lib/api/contract/common.ts';
import { rightOf } from '#lib/api/contract/staff-rights.ts';
import { uploadPicture } from '#lib/api/contract/stored-picture.ts';
import type { Api } from '#server/api/api.ts';
import { holderOf, withRoles } from '#server/api/mount-staff.ts';
import { inTransaction } from '#server/db/tenant-scope.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';
import { assertPicture } from '#server/league/asset/store-picture.ts';

/** Mounts the upload of pictures by staff. */
export function mountPictureUploads({ app, db }: Api): void {
  const { method, path, summary, answer } = withRoles(uploadPicture);
  const file = z.string().meta({ format: 'binary' });
  const route = createRoute({
    method: 'post',
    path,
    summary,
    request: { body: { description: 'The file', content: { 'application/octet-stream': { schema: file } } } },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: answer } } },
      default: { description: 'The call was refused', content: { 'application/json': { schema: apiError } } },
    },
  });
  app.openAPIRegistry.registerPath(route);
  app.on(method, `/api${path}`, async (c) => {
    const scope = { db, tenantId: c.get('tenant').id };
    await holderOf(scope, c, rightOf(uploadPicture), { params: {} });
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const facts = await assertPicture('the picture', bytes);
    const address = await inTransaction(scope, (scope) => storeAsset(scope, { bytes, ...facts }));
    c.header('Cache-Control', 'no-store');
    return c.json({ address, width: facts.width, height: facts.height });
  });
}
