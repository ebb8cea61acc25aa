import { loadAnalytics } from '#lib/analytics/load-analytics.ts';
import { isSecretPath } from '#lib/monitoring/secret-paths.ts';
import type { ReportTarget } from '#lib/monitoring/start-reports.ts';

/** What a visitor is asked for. */
export type ConsentServices = { analyticsId: string | null; replay: ReportTarget | null };

/** Starts what the visitor has agreed to; no statistics of a page whose address is a secret. */
export async function startServices({ analyticsId, replay }: ConsentServices): Promise<void> {
  if (analyticsId && !isSecretPath(location.pathname)) loadAnalytics(analyticsId);
  if (!replay) return;
  const { startReplay } = await import('#lib/monitoring/start-replay.ts');
  startReplay(replay);
}
