import { storedPicture } from '#lib/api/contract/stored-picture.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { getAsset } from './get.ts';

/** Returns the bytes of an uploaded picture. Throws `bad-request` for another address and `not-found` for a picture that is not there. */
export async function readPicture(scope: TenantScope, address: string): Promise<Buffer> {
  if (!storedPicture.safeParse(address).success)
    throw badRequest(
      say`"${address}" is no picture of this site: upload the picture, and give the address that is answered.`,
    );
  const { bytes } = await getAsset(scope, address.slice(address.lastIndexOf('/') + 1));
  return bytes;
}
