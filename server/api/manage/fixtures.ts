import * as calls from '#lib/api/contract/fixtures.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { addFixture } from '#server/league/fixture/office/add-fixture.ts';
import { listClashes } from '#server/league/fixture/office/list-clashes.ts';
import { listFixtures } from '#server/league/fixture/office/list-fixtures.ts';
import { removeFixture } from '#server/league/fixture/office/remove-fixture.ts';
import { setFixture } from '#server/league/fixture/office/set-fixture.ts';

export function mountFixtures(api: Api): void {
  mountStaffCall(api, calls.listFixtures, (scope, { params }) => listFixtures(scope, params));
  mountStaffCall(api, calls.listFixtureClashes, async (scope, { params, query }) => ({
    clashes: await listClashes(scope, params, query),
  }));
  mountStaffCommand(api, calls.addFixture, ({ member, ...scope }, { params, body }) => addFixture(scope, params, body));
  mountStaffCommand(api, calls.setFixture, ({ member, ...scope }, { params, body }) =>
    setFixture(scope, params.gameId, body),
  );
  mountStaffCommand(api, calls.removeFixture, ({ member, ...scope }, { params, body }) =>
    removeFixture(scope, params.gameId, body),
  );
}
