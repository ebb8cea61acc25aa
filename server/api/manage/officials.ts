import { randomUUID } from 'node:crypto';
import * as calls from '#lib/api/contract/people/officials.ts';
import { paths } from '#lib/paths.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { digestOf } from '#server/auth/token.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { appointCrew } from '#server/league/official/crew/appoint.ts';
import { isWithin, loadAppointments } from '#server/league/official/crew/load-appointments.ts';
import { linkOfficial, unlinkOfficial } from '#server/league/official/record/link.ts';
import { loadOfficialRecords } from '#server/league/official/record/load.ts';
import { changeOfficial, createOfficial } from '#server/league/official/record/save.ts';
import { getDomainUrl } from '#server/league/tenant/domain-url.ts';

export function mountOfficials(api: Api): void {
  mountStaffCall(api, calls.listOfficialRecords, async (scope) => ({ items: await loadOfficialRecords(scope) }));
  mountStaffCommand(api, calls.createOfficial, (scope, { body }) => createOfficial(scope, body));
  mountStaffCommand(api, calls.changeOfficial, (scope, { params, body }) =>
    changeOfficial(scope, params.officialId, body),
  );
  mountStaffCommand(api, calls.linkOfficial, (scope, { params }) => makeLink(api, scope, params.officialId));
  mountStaffCommand(api, calls.unlinkOfficial, (scope, { params }) => unlinkOfficial(scope, params.officialId));
  mountStaffCall(api, calls.listAppointments, async (scope, { query }) => ({
    items: await loadAppointments(scope, isWithin(query.days), query.locale && scope),
  }));
  mountStaffCommand(api, calls.appointCrew, async (scope, { params, body }) => {
    const { appointment, asked } = await appointCrew(scope, params.gameId, body);
    const told = await Promise.all(
      asked.map(async ({ officialId, email }) => {
        const canTell = api.accounts.hasMailServer && email !== null;
        return canTell && (await makeLink(api, scope, officialId)).isSent;
      }),
    );
    const untold = asked.filter((_, index) => !told[index]).map(({ officialId, name }) => ({ officialId, name }));
    return { appointment, untold };
  });
}

/** Makes the link of an official, and sends it where the installation sends mails and the official has an address. */
async function makeLink({ accounts, secureAddress }: Api, scope: TenantScope, id: string) {
  const token = randomUUID();
  const addressee = await linkOfficial(scope, id, digestOf(token));
  const path = paths.officiating(token);
  if (addressee === null || !accounts.hasMailServer) return { path, isSent: false };
  const siteUrl = secureAddress(await getDomainUrl(scope));
  const outcome = await accounts.sendMail({ ...addressee, kind: 'appointments', link: `${siteUrl}${path}` });
  return { path, isSent: outcome === 'taken' };
}
