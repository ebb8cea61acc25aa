import type { IncomingMessage } from 'node:http';
import { errorReportsPath } from '#lib/api/contract/error-reports-path.ts';
import { normalizeHost } from '#lib/routing/host.ts';
import type { RequestWatch } from '#server/http/request-watch.ts';
import { kindOfRequest, type RequestCounts } from '#server/metrics/request-counts.ts';
import type { Monitoring, ReportContext } from './monitoring.ts';

/** Reports of reports would have no end. */
const reportsPath = `/api${errorReportsPath}`;

/** Counts requests, and traces those of the API; what is sent at once from what is kept is only counted. */
export function watchRequests(counts: RequestCounts, monitoring: () => Monitoring | undefined): RequestWatch {
  return {
    sentNow: (path, status) => counts.count(path.startsWith('/api/') ? 'api' : 'page', status),
    began(request, response, path) {
      const started = performance.now();
      const kind = kindOfRequest(path);
      const isTraced = kind === 'api' && path !== reportsPath;
      const end = isTraced ? monitoring()?.trace(`${request.method} ${path}`, contextOf(request, path)) : undefined;
      response.once('close', () => {
        counts.count(kind, response.statusCode);
        counts.time(kind, (performance.now() - started) / 1000);
        end?.(response.statusCode);
      });
    },
    failed: (error, request, path) => monitoring()?.report(error, contextOf(request, path)),
  };
}

function contextOf({ headers }: IncomingMessage, path: string): ReportContext {
  const id = headers['x-request-id'];
  const requestId = typeof id === 'string' ? id : undefined;
  return { part: 'server', requestId, tenant: normalizeHost(headers.host) ?? undefined, path };
}
