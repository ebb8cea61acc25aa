import type { QueryOf } from '#lib/api/contract/call.ts';
import { getSchedule } from '#lib/api/contract/schedule.ts';
import { apiQuery } from './query.ts';

/** The games from one day to another, and the nearest days with games around them. */
export function scheduleQuery(query: QueryOf<typeof getSchedule>) {
  return apiQuery(getSchedule, { params: {}, query });
}
