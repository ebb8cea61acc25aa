import { type SQL, sql } from 'drizzle-orm';
import { photoPeople, photos } from '#server/db/schema/galleries.ts';
import { people } from '#server/db/schema/people.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { assetAddress } from './store-asset.ts';

/** The condition that a picture is not the portrait, nor a photo, of somebody whose picture is not public. */
export function isPublicPicture({ tenantId }: TenantScope, hash: string): SQL {
  const address = assetAddress(hash);
  const isWithheld = sql`${people.tenantId} = ${tenantId} and ${people.publicLevel} <> 'full'`;
  const shows = sql`${photoPeople.tenantId} = ${people.tenantId} and ${photoPeople.personId} = ${people.id}`;
  const ofShown = sql`${photos.tenantId} = ${photoPeople.tenantId} and ${photos.id} = ${photoPeople.photoId}`;
  return sql`not exists (select from ${people} where ${isWithheld} and ${people.portrait} = ${address})
    and not exists (select from ${people} join ${photoPeople} on ${shows} join ${photos} on ${ofShown} where ${isWithheld} and ${photos.image} = ${address})`;
}
