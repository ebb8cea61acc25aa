import * as calls from '#lib/api/contract/document-record.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { mountStaffUpload } from '#server/api/mount-staff-upload.ts';
import { changeDocument } from '#server/league/document/record/change.ts';
import { createDocument } from '#server/league/document/record/create.ts';
import { getDocumentRecord } from '#server/league/document/record/get.ts';
import { listDocumentRecords } from '#server/league/document/record/list.ts';
import { orderDocuments } from '#server/league/document/record/order.ts';
import { removeDocument } from '#server/league/document/record/remove.ts';
import { storeDocumentFile } from '#server/league/document/store-file.ts';

export function mountDocumentOffice(api: Api): void {
  mountStaffUpload(api, calls.uploadDocument, (scope, bytes, { name }) => storeDocumentFile(scope, name, bytes));
  mountStaffCall(api, calls.listDocumentRecords, (scope) => listDocumentRecords(scope));
  mountStaffCall(api, calls.getDocumentRecord, (scope, { params }) => getDocumentRecord(scope, params.documentId));
  mountStaffCommand(api, calls.createDocument, ({ member, ...scope }, { body }) => createDocument(scope, body));
  mountStaffCommand(api, calls.orderDocuments, async ({ member, ...scope }, { body }) => {
    await orderDocuments(scope, body.ids);
    return {};
  });
  mountStaffCommand(api, calls.changeDocument, ({ member, ...scope }, { params, body }) =>
    changeDocument(scope, params.documentId, body),
  );
  mountStaffCommand(api, calls.removeDocument, ({ member, ...scope }, { params, body }) =>
    removeDocument(scope, params.documentId, body.revision),
  );
}
