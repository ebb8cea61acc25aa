import type { Queryable } from '#server/db/tenant-scope.ts';
import { countWithExif } from '#server/league/asset/stored-bitmaps.ts';
import { type Finding, ok, warning } from './finding.ts';

const part = 'pictures';

/** Checks that no picture tells where it was taken: earlier builds stored them as they came. */
export async function checkPictures(db: Queryable): Promise<Finding[]> {
  const count = await countWithExif(db);
  if (count === 0) return [ok(part, 'none has EXIF')];
  return [
    warning(
      part,
      `${count} have EXIF, which may tell where they were taken`,
      'npm run league -- pictures clean --tenant HOST, for each site; then empty the cache of a CDN in front.',
    ),
  ];
}
