import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { videoPlayers } from '#lib/video-players.ts';
import { contentSecurityPolicy, loadsAnalytics, showsVideos } from '#server/http/content-security-policy.ts';
import { interceptResponse } from '#server/http/intercept-response.ts';
import { deferScripts } from '#server/render/defer-scripts.ts';
import { joinFlightScripts } from '#server/render/join-flight-scripts.ts';
import { internalHeaders } from './messages.ts';

const compress = promisify(gzip);

/**
 * Holds a response back until it is complete, and sends it as the server keeps it: the scripts of a document deferred
 * and joined, the body compressed. That is done here since the server has visitors waiting.
 */
export function finishAnswer(response: ServerResponse, onError: (error: unknown) => void): void {
  const chunks: Buffer[] = [];
  const add = ([chunk, encoding]: readonly unknown[]) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, toEncoding(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  // Next sends the head of what it streams before the first part.
  const { flushHeaders } = response;
  response.flushHeaders = () => undefined;
  const restore = interceptResponse(response, {
    writeHead([status, ...rest]) {
      if (typeof status === 'number') response.statusCode = status;
      const headers = rest.find((value) => typeof value === 'object' && value !== null);
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
      return response;
    },
    write(args) {
      add(args);
      args.find((value) => typeof value === 'function')?.();
      return true;
    },
    end(args) {
      add(args);
      restore();
      response.flushHeaders = flushHeaders;
      void send(response, Buffer.concat(chunks)).catch((error: unknown) => {
        onError(error);
        response.destroy();
      });
      return response;
    },
  });
}

async function send(response: ServerResponse, body: Buffer): Promise<void> {
  const isDocument = String(response.getHeader('content-type')).startsWith('text/html');
  const isPlain = response.getHeader('content-encoding') === undefined;
  let finished: Buffer = body;
  if (isDocument && isPlain) {
    const { html, scriptHashes } = joinFlightScripts(deferScripts(body.toString()));
    finished = Buffer.from(html);
    response.setHeader(
      'content-security-policy',
      contentSecurityPolicy(
        { analytics: loadsAnalytics(html), frames: showsVideos(html) ? Object.values(videoPlayers) : [] },
        scriptHashes,
      ),
    );
  }
  response.setHeader(internalHeaders.digest, createHash('sha256').update(finished).digest('base64url').slice(0, 27));
  response.removeHeader('etag');
  keepUsefulLinks(response);
  if (isPlain && finished.length > 0) {
    finished = await compress(finished);
    response.setHeader('content-encoding', 'gzip');
  }
  response.setHeader('content-length', finished.length);
  response.end(finished);
}

/** Next tells browsers to connect to the site itself where a page preloads no font of its making: they just have. */
function keepUsefulLinks(response: ServerResponse): void {
  const links = [response.getHeader('link') ?? []]
    .flat()
    .join(', ')
    .split(/,\s*(?=<)/);
  const useful = links.filter((link) => link !== '' && !/^<\/>\s*;\s*rel="?preconnect/.test(link));
  if (useful.length > 0) response.setHeader('link', useful.join(', '));
  else response.removeHeader('link');
}

function toEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}
