import { rightOf } from '#lib/api/contract/staff-rights.ts';
import * as calls from '#lib/api/contract/timer.ts';
import type { Api } from '#server/api/api.ts';
import { bearerOf } from '#server/api/bearer.ts';
import { mount } from '#server/api/mount.ts';
import { mountCommand } from '#server/api/mount-command.ts';
import { withRoles } from '#server/api/mount-staff.ts';
import { assertMayPublishTimer } from '#server/auth/devices/may-publish-timer.ts';
import { getTimer } from '#server/league/timer/get-timer.ts';
import { publishVenueTimer } from '#server/league/timer/publish-timer.ts';
import { getVenueNow } from '#server/league/venue/get-venue-now.ts';

export function mountTimer(api: Api): void {
  mount(api, calls.getTimer, (scope, { query }) => getTimer(scope, query), 'never');
  mount(api, calls.getVenueNow, (scope, { params }) => getVenueNow(scope, params.venue), 'live');
  mountCommand(api, withRoles(calls.publishTimer), async (scope, { params, body }, c) => {
    await assertMayPublishTimer(scope, bearerOf(c), params.venue, rightOf(calls.publishTimer));
    return publishVenueTimer(scope, params.venue, body);
  });
}
