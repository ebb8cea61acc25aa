import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { assets } from '#server/db/schema/assets.ts';
import { documents } from '#server/db/schema/publications.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { assetAddress } from './store-asset.ts';
import { exifMark } from './without-metadata.ts';

/** So much of a file is looked at: EXIF is at the beginning of a JPEG. */
const lookedAtBytes = 65_536;

const ofDocument = sql`exists (select from ${documents}
  where ${documents.tenantId} = ${assets.tenantId} and ${documents.file} = ${assetAddress('')} || ${assets.hash})`;

/** The condition that an asset is a picture of a kind that can have metadata. Documents are files, and stay as they are. */
export const isBitmap: SQL | undefined = and(
  inArray(assets.contentType, ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']),
  sql`not ${ofDocument}`,
);

/** Counts the JPEG pictures of all tenants that have EXIF. */
export function countWithExif(db: Queryable): Promise<number> {
  const beginning = sql`substring(${assets.bytes} from 1 for ${sql.raw(String(lookedAtBytes))})`;
  return db.$count(assets, and(isBitmap, sql`position(${exifMark} in ${beginning}) > 0`));
}
