import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';
import { say } from '#server/refusals/sentence.ts';
import { contentTypeOf } from './content-type.ts';

/** Stores the file of a document; downloads are never opened within the site. The caller authorises. Throws `bad-request` for an empty file. */
export async function storeDocumentFile(scope: TenantScope, fileName: string, bytes: Buffer) {
  if (bytes.length === 0) throw badRequest(say`${fileName} is empty. Choose the file again.`);
  const contentType = await contentTypeOf(fileName, bytes);
  const asset = { bytes, contentType, width: null, height: null };
  const file = await inTransaction(scope, (scope) => storeAsset(scope, asset));
  return { file, fileName, contentType, size: bytes.length };
}
