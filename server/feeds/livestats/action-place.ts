import type { LiveStatsAction } from './schema.ts';

/** How an action is named in errors and notices. */
export function actionPlace(file: string, action: LiveStatsAction): string {
  const period = /^r/i.test(action.periodType) ? `period ${action.period}` : `overtime ${action.period}`;
  return `${file}, action ${action.actionNumber} (${period}, ${action.clock ?? action.gt ?? 'no clock'})`;
}
