import { replayIntegration } from '@sentry/browser';
import { openBrowserClient, openBrowserReports } from './browser-reports.ts';
import type { ReportTarget } from './start-reports.ts';

/** Begins to record the session of a visitor who has agreed, once for a document. Text and media are seen, what is typed is not. */
export function startReplay(target: ReportTarget): void {
  openBrowserReports(target);
  const client = openBrowserClient(target);
  if (!client || client.getIntegrationByName('Replay')) return;
  client.addIntegration(
    replayIntegration({
      maskAllText: false,
      blockAllMedia: false,
      maskAllInputs: true,
      block: ['[data-private]'],
      // Its worker would be a script from nowhere, which the security policy forbids.
      useCompression: false,
    }),
  );
}
