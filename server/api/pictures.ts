import pLimit from 'p-limit';
import { assetHash } from '#lib/api/contract/asset-hash.ts';
import { pictureFile } from '#lib/api/contract/picture.ts';
import type { PictureFormat } from '#lib/api/contract/picture-sizes.ts';
import type { FileCache } from '#server/cache/file-cache.ts';
import { createSingleFlight } from '#server/cache/single-flight.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { assertAsset } from '#server/league/asset/assert-asset.ts';
import { getAsset } from '#server/league/asset/get.ts';
import { renderPicture } from '#server/league/asset/render-picture.ts';
import { assetAddress } from '#server/league/asset/store-asset.ts';
import type { Log } from '#server/log.ts';
import type { Api } from './api.ts';
import { countRead } from './count-read.ts';
import { setFreshness } from './freshness.ts';
import type { SmallFiles } from './small-files.ts';

type Rendition = { hash: string; width: number; format: PictureFormat };

/** Image encoders use all cores; two at once keep them busy while a third waits for its input. */
const maxRenders = 2;

/** A browser may still read it: they forgive more than the encoder does. */
class UnreadablePicture extends Error {}

type Stores = {
  /** On the disk. */
  files: FileCache | undefined;
  smallFiles: SmallFiles;
};

/** Serves the tenant's images in a few sizes and formats, rendered on the first request and cached as files. */
export function mountPictures({ app, db, limits }: Api, { files, smallFiles }: Stores, log: Log): void {
  const singleFlight = createSingleFlight<Buffer<ArrayBuffer>>();
  const limit = pLimit(maxRenders);

  const encode = async (asset: Awaited<ReturnType<typeof getAsset>>, { hash, width, format }: Rendition) => {
    try {
      return await renderPicture(asset, width, format);
    } catch (error) {
      log.warn({ err: error, hash }, 'a picture could not be read; browsers are sent to its file');
      throw new UnreadablePicture();
    }
  };

  const render = async (scope: TenantScope, rendition: Rendition, name: string) => {
    const asset = await getAsset(scope, rendition.hash);
    if (!asset.contentType.startsWith('image/')) throw notFound('picture', rendition.hash);
    const picture = await encode(asset, rendition);
    // Without room on the disk it is rendered again next time.
    await files
      ?.write(name, picture)
      .catch((error: unknown) => log.warn({ err: error }, 'a picture could not be cached'));
    return picture;
  };

  app.get(`/api/v2/website/assets/:hash{${assetHash}}/:file`, async (c) => {
    const { hash, file } = c.req.param();
    const rendition = pictureFile.safeParse(file);
    if (!rendition.success) throw notFound('size of a picture', file);
    const scope = { db, tenantId: c.get('tenant').id };
    const load = async () => {
      await assertAsset(scope, hash);
      const name = `${hash.slice(0, 2)}/${hash}-${file}`;
      const picture =
        (await files?.read(name)) ??
        (await singleFlight(name, () => {
          countRead(limits, c);
          return limit(() => render(scope, { hash, ...rendition.data }, name));
        }));
      return { contentType: `image/${rendition.data.format}`, bytes: picture };
    };
    const found = await smallFiles.read(scope.tenantId, `${hash}/${file}`, load).catch((error: unknown) => {
      if (error instanceof UnreadablePicture) return null;
      throw error;
    });
    if (!found) {
      setFreshness(c, 'never');
      return c.redirect(assetAddress(hash), 302);
    }
    const { contentType, bytes } = found;
    setFreshness(c, 'forever');
    c.header('ETag', `"${hash}-${file}"`);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': contentType });
  });
}
