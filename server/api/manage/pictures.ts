import { findPhotoFile, uploadPhoto } from '#lib/api/contract/photo-upload.ts';
import { uploadPicture } from '#lib/api/contract/stored-picture.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall } from '#server/api/mount-staff.ts';
import { mountStaffUpload } from '#server/api/mount-staff-upload.ts';
import { inTransaction } from '#server/db/tenant-scope.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';
import { findStoredPhoto, storePhoto } from '#server/league/asset/store-photo.ts';
import { prepareNamedPicture } from '#server/league/asset/store-picture.ts';

/** Mounts the upload of pictures and photos by staff. */
export function mountPictureUploads(api: Api): void {
  mountStaffUpload(api, uploadPicture, async (scope, bytes) => {
    const picture = await prepareNamedPicture('the picture', bytes);
    const address = await inTransaction(scope, (scope) => storeAsset(scope, picture));
    return { address, width: picture.width, height: picture.height };
  });
  mountStaffUpload(api, uploadPhoto, storePhoto);
  mountStaffCall(api, findPhotoFile, async (scope, { params }) => ({
    photo: await findStoredPhoto(scope, params.sha256),
  }));
}
