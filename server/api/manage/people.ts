import * as duplicates from '#lib/api/contract/people/duplicates.ts';
import * as calls from '#lib/api/contract/people/person.ts';
import { listProvisional } from '#lib/api/contract/people/provisional.ts';
import type { Api } from '#server/api/api.ts';
import { languageOf } from '#server/api/errors.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { fullName } from '#server/league/person/change-name.ts';
import { deletePerson } from '#server/league/person/delete.ts';
import { listDuplicates } from '#server/league/person/duplicate/list.ts';
import { tellApart } from '#server/league/person/duplicate/tell-apart.ts';
import { mergePeople } from '#server/league/person/merge/merge-people.ts';
import { previewMerge } from '#server/league/person/merge/preview.ts';
import { listProvisionalPlayers } from '#server/league/person/provisional/list-provisional-players.ts';
import { getPersonRecord } from '#server/league/person/record/get.ts';
import { listPeople } from '#server/league/person/record/list.ts';
import { setPersonRecord } from '#server/league/person/record/set.ts';

export function mountPeople(api: Api): void {
  mountStaffCall(api, calls.listPeople, (scope, { query }) => listPeople(scope, query, scope.reach));
  mountStaffCall(api, calls.getPerson, (scope, { params }) => getPersonRecord(scope, params.person));
  mountStaffCommand(api, calls.setPerson, (scope, { params, body }) => setPersonRecord(scope, params.person, body));
  mountStaffCommand(api, calls.removePerson, async (scope, { params }) => {
    await deletePerson(scope, params.person);
    return {};
  });
  mountStaffCall(api, duplicates.listDuplicates, async (scope) => ({ items: await listDuplicates(scope) }));
  mountStaffCommand(api, duplicates.tellApart, (scope, { params }) =>
    tellApart(scope, params.person, params.duplicate, true),
  );
  mountStaffCommand(api, duplicates.forgetDistinction, (scope, { params }) =>
    tellApart(scope, params.person, params.duplicate, false),
  );
  mountStaffCall(api, duplicates.previewMerge, (scope, { params }, c) =>
    previewMerge(scope, params.person, params.duplicate, languageOf(c)),
  );
  mountStaffCommand(api, duplicates.mergePerson, async (scope, { params }) => {
    const { kept, games } = await mergePeople(scope, params.person, params.duplicate);
    return { kept: { id: kept.id, name: fullName(kept) }, games };
  });
  mountStaffCall(api, listProvisional, async (scope) => {
    const players = await listProvisionalPlayers(scope, scope.reach);
    const items = players.map(({ slug, addedAt, ...player }) => ({ ...player, addedAt: addedAt.toISOString() }));
    return { items };
  });
}
