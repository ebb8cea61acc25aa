import { assetHash } from '#lib/api/contract/asset-hash.ts';
import { getAsset } from '#server/league/asset/get.ts';
import type { Api } from './api.ts';
import { countRead } from './count-read.ts';
import { setFreshness } from './freshness.ts';
import type { SmallFiles } from './small-files.ts';

const inlineTypes = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  'application/pdf',
]);

/**
 * Serves images and documents. Content that a browser could execute as a page is sent as attachment; an SVG is shown with
 * scripts blocked.
 */
export function mountAssets({ app, db, limits }: Api, smallFiles: SmallFiles): void {
  app.get(`/api/v2/website/assets/:hash{${assetHash}}`, async (c) => {
    const hash = c.req.param('hash');
    const tenantId = c.get('tenant').id;
    const { contentType, bytes } = await smallFiles.read(tenantId, hash, () => {
      countRead(limits, c);
      return getAsset({ db, tenantId }, hash);
    });
    setFreshness(c, 'forever');
    c.header('ETag', `"${hash}"`);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!inlineTypes.has(contentType)) c.header('Content-Disposition', 'attachment');
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': inlineTypes.has(contentType) ? contentType : 'application/octet-stream',
    });
  });
}
