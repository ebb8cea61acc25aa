import { getAudit } from '#lib/api/contract/audit.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall } from '#server/api/mount-staff.ts';
import { listAuditEntries } from '#server/league/audit/list-entries.ts';

export function mountAudit(api: Api): void {
  mountStaffCall(api, getAudit, (scope, { query }) => listAuditEntries(scope, query));
}
