import * as calls from '#lib/api/contract/gallery-record.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { changeGallery } from '#server/league/gallery/record/change.ts';
import { createGallery } from '#server/league/gallery/record/create.ts';
import { getGalleryRecord } from '#server/league/gallery/record/get.ts';
import { listGalleryRecords } from '#server/league/gallery/record/list.ts';
import { removeGallery } from '#server/league/gallery/record/remove.ts';

export function mountGalleries(api: Api): void {
  mountStaffCall(api, calls.listGalleryRecords, (scope, { query }) => listGalleryRecords(scope, query));
  mountStaffCall(api, calls.getGalleryRecord, (scope, { params }) => getGalleryRecord(scope, params.galleryId));
  mountStaffCommand(api, calls.createGallery, ({ member, ...scope }, { body }) => createGallery(scope, body));
  mountStaffCommand(api, calls.changeGallery, ({ member, ...scope }, { params, body }) =>
    changeGallery(scope, params.galleryId, body),
  );
  mountStaffCommand(api, calls.removeGallery, ({ member, ...scope }, { params, body }) =>
    removeGallery(scope, params.galleryId, body.revision),
  );
}
