import { LRUCache } from 'lru-cache';
import { assetHash } from '#lib/api/contract/asset-hash.ts';
import { tags } from '#lib/api/tags.ts';
import type { TagChanges } from '#server/changes/tag-changes.ts';
import { getAsset } from '#server/league/asset/get.ts';
import type { Api } from './api.ts';
import { countRead } from './count-read.ts';
import { setFreshness } from './freshness.ts';

type Asset = Awaited<ReturnType<typeof getAsset>>;

const maxBytes = 16 * 1024 * 1024;
/** Crests and logos, which every page shows. */
const maxEntrySize = 128 * 1024;

const inlineTypes = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  'application/pdf',
]);

/** The tags of what decides whether a picture is public: privacy, and whom it shows. */
const withholding = (tenantId: string) => [tags.config, tags.players, tags.galleries].map((tag) => tag(tenantId));

/**
 * Serves images and documents; small ones are cached until something changes that could withhold them. Content that a browser
 * could execute as a page is sent as attachment; an SVG is shown with scripts blocked.
 */
export function mountAssets({ app, db, limits }: Api, changes: TagChanges | undefined): void {
  const cached = new LRUCache<string, { asset: Asset; position: number }>({
    maxSize: maxBytes,
    maxEntrySize,
    sizeCalculation: ({ asset }) => asset.bytes.length + 100,
  });
  app.get(`/api/v2/website/assets/:hash{${assetHash}}`, async (c) => {
    const hash = c.req.param('hash');
    const tenantId = c.get('tenant').id;
    const key = `${tenantId} ${hash}`;
    const kept = cached.get(key);
    const isKept = kept && changes?.changedSince(withholding(tenantId), kept.position) === 'none';
    let asset = isKept ? kept.asset : undefined;
    if (!asset) {
      const position = changes?.position;
      countRead(limits, c);
      asset = await getAsset({ db, tenantId }, hash);
      if (position !== undefined) cached.set(key, { asset, position });
    }
    const { contentType, bytes } = asset;
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
