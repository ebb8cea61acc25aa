import type { LiveStatsAction } from './schema.ts';

/** Returns the place of an action for errors and notices: file, number, period and clock. */
export function actionPlace(file: string, action: LiveStatsAction): string {
  const period = /^r/i.test(action.periodType) ? `period ${action.period}` : `overtime ${action.period}`;
  return `${file}, action ${action.actionNumber} (${period}, ${action.clock ?? action.gt ?? 'no clock'})`;
}
