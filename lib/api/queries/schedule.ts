import type { QueryOf } from '#lib/api/contract/call.ts';
import { getSchedule } from '#lib/api/contract/schedule.ts';
import { apiQuery } from './query.ts';

/** Returns the query of the games in a date range, with the nearest days with games before and after it. */
export function scheduleQuery(query: QueryOf<typeof getSchedule>) {
  return apiQuery(getSchedule, { params: {}, query });
}
