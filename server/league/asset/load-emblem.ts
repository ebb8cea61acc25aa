import sharp from 'sharp';
import { assetHash } from '#lib/api/contract/asset-hash.ts';
import { LeagueError } from '#server/errors.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { getAsset } from './get.ts';
import { densityFor, maxPixels } from './render-picture.ts';

const ownAsset = new RegExp(`/api/v2/website/assets/(${assetHash})$`);

/**
 * Returns one of the tenant's own pictures as a PNG of a width, in a `data:` address; null for a picture of another server, which is not
 * fetched, or one that is not public.
 */
export async function loadEmblem(scope: ReadScope, address: string | null, width: number): Promise<string | null> {
  const hash = ownAsset.exec(address ?? '')?.[1];
  if (!hash) return null;
  const asset = await getAsset(scope, hash).catch((error: unknown) => {
    if (error instanceof LeagueError && error.code === 'not-found') return null;
    throw error;
  });
  if (!asset?.contentType.startsWith('image/')) return null;
  const density = asset.contentType === 'image/svg+xml' ? await densityFor(asset.bytes, width) : undefined;
  const png = await sharp(asset.bytes, { limitInputPixels: maxPixels, ...(density && { density }) })
    .autoOrient()
    .resize({ width })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
