import * as calls from '#lib/api/contract/schedule.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { getScheduleOverview } from '#server/league/schedule/get-overview.ts';
import { getSchedule } from '#server/league/schedule/get-schedule.ts';
import { getScoreStrip } from '#server/league/schedule/get-score-strip.ts';

export function mountSchedule(api: Api): void {
  mount(api, calls.getSchedule, (scope, { query }) => getSchedule(scope, query), 'live');
  mount(api, calls.getScoreStrip, (scope) => getScoreStrip(scope), 'live');
  mount(api, calls.getScheduleOverview, (scope) => getScheduleOverview(scope));
}
