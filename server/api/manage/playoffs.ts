import * as calls from '#lib/api/contract/competition/playoffs.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { clearPlayoff } from '#server/league/playoff/bracket/clear.ts';
import { createPlayoff } from '#server/league/playoff/bracket/create.ts';
import { deletePlayoff } from '#server/league/playoff/bracket/delete.ts';
import { listPlayoffs } from '#server/league/playoff/bracket/list.ts';
import { previewPlayoff } from '#server/league/playoff/bracket/preview.ts';
import { seedPlayoff } from '#server/league/playoff/bracket/seed.ts';

export function mountPlayoffs(api: Api): void {
  mountStaffCall(api, calls.listPlayoffs, (scope, { params }) => listPlayoffs(scope, params.leagueId));
  mountStaffCommand(api, calls.previewPlayoff, ({ member, ...scope }, { params, body: { locale, ...plan } }) =>
    previewPlayoff(scope, params.leagueId, plan, locale),
  );
  mountStaffCommand(api, calls.createPlayoff, ({ member, ...scope }, { params, body }) =>
    createPlayoff(scope, params.leagueId, body),
  );
  mountStaffCommand(api, calls.seedPlayoff, ({ member, ...scope }, { params, body }) =>
    seedPlayoff(scope, params.leagueId, params.phaseId, body),
  );
  mountStaffCommand(api, calls.clearPlayoff, ({ member, ...scope }, { params }) =>
    clearPlayoff(scope, params.leagueId, params.phaseId),
  );
  mountStaffCommand(api, calls.deletePlayoff, ({ member, ...scope }, { params, body }) =>
    deletePlayoff(scope, params.leagueId, params.phaseId, body.removing),
  );
}
