import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readSiteSettings } from '#lib/env.ts';
import { type FailedRender, onRenderErrors } from '#lib/monitoring/render-errors.ts';
import { normalizeHost } from '#lib/routing/host.ts';
import { replaceHeader } from '#server/http/replace-header.ts';
import { openMonitoring, type ReportContext } from '#server/monitoring/monitoring.ts';
import { releaseOfBuild } from '#server/monitoring/release.ts';
import { finishAnswer } from './finish-answer.ts';
import { internalHeaders } from './messages.ts';
import { openNext } from './next/open-next.ts';
import { runRender } from './next/render-context.ts';
import { tagTimes } from './next/tag-times.ts';

export interface RenderServer {
  /** Reports an error that ends this process, within two seconds. */
  reportCrash(error: unknown): Promise<void>;
  close(): Promise<void>;
}

/** How long a request waits for the changes that its answer must reflect. */
const maxWaitMs = 1000;

/** Opens the built site, and renders what is asked at a socket. */
export async function startRenderServer(socketPath: string): Promise<RenderServer> {
  const monitoring = await openMonitoring(readSiteSettings().SENTRY_DSN, releaseOfBuild());
  const report = (error: unknown, path: string | undefined, headers: FailedRender['headers']) =>
    monitoring?.report(error, contextOf(path, headers));
  if (monitoring) onRenderErrors(({ error, path, headers }) => report(error, path, headers));
  const next = await openNext({ dev: false });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    await tagTimes.reached(Number(request.headers[internalHeaders.position] ?? 0), maxWaitMs);
    replaceHeader(request, internalHeaders.position, undefined);
    response.setHeader(internalHeaders.position, tagTimes.position);
    finishAnswer(response, (error) => console.error('A page could not be finished:', error));
    const end = monitoring?.trace('render', contextOf(request.url, request.headers));
    response.once('close', () => end?.(response.statusCode));
    await runRender(request, response, next.handler);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('A page could not be rendered:', error);
      report(error, request.url, request.headers);
      response.destroy();
    });
  });
  // A process that was killed leaves its socket behind.
  rmSync(socketPath, { force: true });
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(socketPath, resolve);
  await listening;
  return {
    async reportCrash(error) {
      monitoring?.report(error, { part: 'worker' });
      await monitoring?.close();
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await next.close();
      await monitoring?.close();
    },
  };
}

function contextOf(path: string | undefined, headers: FailedRender['headers']): ReportContext {
  const textOf = (name: string) => [headers[name]].flat()[0];
  return {
    part: 'worker',
    requestId: textOf('x-request-id'),
    tenant: normalizeHost(textOf('host')) ?? undefined,
    path: path?.split('?', 1)[0],
  };
}
