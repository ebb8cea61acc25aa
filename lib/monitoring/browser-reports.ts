import { browserTracingIntegration, captureException, getClient, init, withStaticSpan } from '@sentry/browser';
import { errorReportsPath } from '#lib/api/contract/error-reports-path.ts';
import { build } from '#lib/build.ts';
import { onErrors } from './caught-errors.ts';
import { closedCollection, closeEvent } from './closed-event.ts';
import { redact } from './redact.ts';
import { redactingTransport } from './redacting-transport.ts';
import { replaysOnErrorSampleRate, replaysSessionSampleRate, tracesSampleRate } from './sample-rates.ts';
import type { ReportTarget } from './start-reports.ts';

/** Integrations that would send what is closed, or catch errors that `onErrors` hands on already. */
const leftOut = new Set(['GlobalHandlers', 'HttpContext', 'BrowserSession']);

/** Begins to report, once for a document. Returns what reports an error. */
export function openBrowserReports(target: ReportTarget): (error: unknown) => void {
  if (!getClient()) {
    openBrowserClient(target);
    onErrors(reportError);
  }
  return reportError;
}

/** Opens Sentry's client of the page, or returns the one that is open. */
export function openBrowserClient({ dsn, tenant }: ReportTarget): ReturnType<typeof getClient> {
  return (
    getClient() ??
    init({
      dsn,
      tunnel: `/api${errorReportsPath}`,
      release: build.id,
      tracesSampleRate,
      traceLifecycle: 'static',
      replaysSessionSampleRate,
      replaysOnErrorSampleRate,
      dataCollection: closedCollection,
      // The site's own calls carry no headers of Sentry: answers are kept by what is asked.
      tracePropagationTargets: [],
      integrations: (usual) => [...usual.filter(({ name }) => !leftOut.has(name)), browserTracingIntegration()],
      transport: redactingTransport,
      beforeBreadcrumb: (breadcrumb) => redact(breadcrumb),
      beforeSend: closeEvent,
      beforeSendTransaction: closeEvent,
      beforeSendSpan: withStaticSpan((span) => redact(span)),
      initialScope: { tags: { part: 'browser', tenant } },
    })
  );
}

/** A failed call of the API names its request. */
function reportError(error: unknown): void {
  const id = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  captureException(error, typeof id === 'string' ? { tags: { request_id: id } } : undefined);
}
