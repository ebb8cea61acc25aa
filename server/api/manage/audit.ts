import { getAudit, undoAuditEntry } from '#lib/api/contract/audit.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { listAuditEntries } from '#server/league/audit/list-entries.ts';
import { undoEntry } from '#server/league/audit/undo-entry.ts';

export function mountAudit(api: Api): void {
  mountStaffCall(api, getAudit, (scope, { query }) => listAuditEntries(scope, query));
  mountStaffCommand(api, undoAuditEntry, async ({ member, ...scope }, { params }) => ({
    entries: await undoEntry(scope, params.entryId),
  }));
}
