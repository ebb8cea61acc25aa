import { getAsset } from '#server/league/asset/get.ts';
import type { Api } from './api.ts';
import { setFreshness } from './freshness.ts';

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
 * Serves images and documents. Content that a browser could execute as a page is sent as attachment; an SVG is shown
 * with scripts blocked.
 */
export function mountAssets({ app, db }: Api): void {
  app.get('/api/v2/website/assets/:hash{[0-9a-f]{64}}', async (c) => {
    const hash = c.req.param('hash');
    const { contentType, bytes } = await getAsset({ db, tenantId: c.get('tenant').id }, hash);
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
