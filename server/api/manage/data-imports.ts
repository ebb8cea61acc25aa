import * as calls from '#lib/api/contract/data-import.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { mountStaffUpload } from '#server/api/mount-staff-upload.ts';
import { applyImport, previewImport } from '#server/feeds/data-import/apply-import.ts';
import { getImport, openImport } from '#server/feeds/data-import/open-import.ts';
import { listImports } from '#server/league/data-import/list.ts';
import { dropImport } from '#server/league/data-import/store.ts';
import { planUndo } from '#server/league/data-import/undo/plan-undo.ts';
import { undoImport } from '#server/league/data-import/undo/undo-import.ts';

/** Mounts the imports of files by the office. */
export function mountDataImports(api: Api): void {
  mountStaffUpload(api, calls.openDataImport, (scope, bytes, { kind, name: fileName }) =>
    openImport(scope, { kind, fileName, bytes }),
  );
  mountStaffCall(api, calls.listDataImports, (scope, { query }) => listImports(scope, query));
  mountStaffCall(api, calls.getDataImport, (scope, { params }) => getImport(scope, params.importId));
  mountStaffCall(api, calls.getUndoPlan, (scope, { params }) => planUndo(scope, params.importId));
  mountStaffCommand(api, calls.previewDataImport, ({ member, ...scope }, { params, body }) =>
    previewImport(scope, params.importId, body),
  );
  mountStaffCommand(api, calls.applyDataImport, ({ member, ...scope }, { params, body }) =>
    applyImport(scope, params.importId, body),
  );
  mountStaffCommand(api, calls.undoDataImport, ({ member, ...scope }, { params }) =>
    undoImport(scope, params.importId),
  );
  mountStaffCommand(api, calls.dropDataImport, async ({ member, ...scope }, { params }) => {
    await dropImport(scope, params.importId);
    return {};
  });
}
