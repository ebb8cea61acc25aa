import { isBot } from '#lib/recovery/is-bot.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { onErrors } from './caught-errors.ts';

/** Where a page's reports go, and whose page it is. */
export type ReportTarget = { dsn: string; tenant: string };

/** Errors of a page that fails over and over are alike. */
const maxKept = 10;

/**
 * Reports the errors of the page. The code for that is loaded when the browser is idle; earlier errors are kept until then. Bots
 * report nothing. Returns what ends it while it has not begun. Browser only.
 */
export function startReports(target: ReportTarget): () => void {
  if (isBot(navigator.userAgent)) return () => undefined;
  const kept: unknown[] = [];
  const stop = onErrors((error) => void (kept.length < maxKept && kept.push(error)));
  const load = async () => {
    const { openBrowserReports } = await import('./browser-reports.ts');
    stop();
    const report = openBrowserReports(target);
    for (const error of kept) report(error);
  };
  // A page that cannot load this can load nothing else either, and says so itself.
  const cancel = whenIdle(() => void load().catch(() => console.warn('Errors of this page cannot be reported.')));
  return () => {
    cancel();
    stop();
  };
}
