import {
  createStackParser,
  createTransport,
  linkedErrorsIntegration,
  Scope,
  SPAN_STATUS_ERROR,
  SPAN_STATUS_OK,
  setCurrentClient,
  startInactiveSpan,
  type Transport,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { closedCollection, closeEvent } from '#lib/monitoring/closed-event.ts';
import { redactText } from '#lib/monitoring/redact.ts';
import { tracesSampleRate } from '#lib/monitoring/sample-rates.ts';
import { limitReports } from './limit-reports.ts';
import type { Monitoring, ReportContext } from './monitoring.ts';

const sendTimeoutMs = 10_000;
const flushTimeoutMs = 2000;

/** Creates Sentry's client of this process: no code is patched, and it learns only what it is told. */
export function createSentry(dsn: string, release: string): Monitoring {
  const admit = limitReports();
  const client = new ServerRuntimeClient({
    dsn,
    release,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    tracesSampleRate,
    // As whole transactions, which older servers take, too.
    traceLifecycle: 'static',
    dataCollection: closedCollection,
    transport: fetchTransport,
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [linkedErrorsIntegration()],
    beforeSend: closeEvent,
    beforeSendTransaction: closeEvent,
  });
  setCurrentClient(client);
  client.init();
  return {
    report(error, context) {
      const leftOut = admit();
      if (leftOut !== null) scopeOf(client, context).setExtra('left_out', leftOut).captureException(error);
    },
    trace(name, context) {
      const scope = scopeOf(client, context);
      // What is sent before an event is closed, as the head of its envelope, has the name too.
      const span = startInactiveSpan({ name: redactText(name), op: 'http.server', forceTransaction: true, scope });
      return (status) => {
        span.setAttribute('http.response.status_code', status);
        span.setStatus({ code: status >= 500 ? SPAN_STATUS_ERROR : SPAN_STATUS_OK });
        span.end();
      };
    },
    async close() {
      await client.close(flushTimeoutMs);
    },
  };
}

/** A scope of its own for each report: requests run at the same time. */
function scopeOf(client: ServerRuntimeClient, { part, requestId, tenant, path }: ReportContext): Scope {
  const scope = new Scope();
  scope.setClient(client);
  scope.setTags({ part, request_id: requestId, tenant });
  if (path) scope.setTransactionName(redactText(path));
  return scope;
}

function fetchTransport(options: Parameters<typeof createTransport>[0] & { url: string }): Transport {
  return createTransport(options, async ({ body }) => {
    const response = await fetch(options.url, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { 'Content-Type': 'application/x-sentry-envelope' },
      redirect: 'error',
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    await response.body?.cancel();
    const header = (name: string) => response.headers.get(name);
    return {
      statusCode: response.status,
      headers: { 'x-sentry-rate-limits': header('x-sentry-rate-limits'), 'retry-after': header('retry-after') },
    };
  });
}
