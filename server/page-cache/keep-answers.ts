import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { tagsHeader } from '#lib/api/tags-header.ts';
import { ownCallHeader } from '#lib/own-call.ts';
import type { TagChanges } from '#server/changes/tag-changes.ts';
import type { SendNow } from '#server/http/dispatch.ts';
import { type KeptCounts, noneSent, sendKept } from './send-kept.ts';
import { createPageStore } from './store/create-page-store.ts';

/** An answer of the API that all clients of a site get. */
interface AnswerToKeep {
  request: IncomingMessage;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
  digest: string;
  tags: readonly string[];
  /** Of the changes when it began to be made. */
  position: number;
  madeAt: number;
  /** For how long it may be kept without a change. */
  seconds: number;
}

export interface KeptAnswers {
  /** Answers a request at once if its answer is kept and nothing of it has changed. */
  sendNow: SendNow;
  keep(answer: AnswerToKeep): void;
  /** What was sent since the start. */
  readonly counts: KeptCounts;
}

export interface KeepAnswersOptions {
  changes: TagChanges;
  memoryBytes: number;
  hstsSeconds: number | undefined;
}

const compress = promisify<Buffer, Buffer<ArrayBuffer>>(gzip);
const readCalls = '/api/v2/website/';
/** Longer queries are made up. */
const maxUrlLength = 1000;
const ownHeaders = new Set(['age', 'content-encoding', 'content-length', 'date', 'etag', tagsHeader, 'vary']);

/**
 * Keeps answers of the API in memory only, apart from the pages: anybody can ask for them with ever new queries, and
 * they are made again in milliseconds.
 */
export function createKeptAnswers({ changes, memoryBytes, hstsSeconds }: KeepAnswersOptions): KeptAnswers {
  const store = createPageStore({ changes, memoryBytes, diskBytes: 0, openSegments: null });
  const counts = noneSent();
  return {
    counts,
    sendNow(request, response) {
      const key = keyOf(request);
      const kept = key === null ? undefined : store.get(key);
      const body = kept && store.staleness(kept, Date.now()) === 'fresh' ? store.bodyNow(kept) : null;
      if (!kept || !body) return false;
      sendKept(kept, body, request, response, { vary: null, staleness: 'fresh', hstsSeconds, counts });
      return true;
    },
    keep({ request, headers, body, digest, tags, position, madeAt, seconds }) {
      const key = keyOf(request);
      if (key === null || headers.has('set-cookie')) return;
      const page = {
        status: 200,
        headers: headersToKeep(headers),
        tags,
        digest,
        madeAt,
        freshUntil: madeAt + seconds * 1000,
      };
      // Without memory for it, it is made for the next request again.
      void compress(body).then((compressed) => store.put(key, { ...page, body: compressed }, position, false));
    },
  };
}

/** Returns null for what is not the same for all: with credentials, as fresh as possible, or for the site's own use. */
function keyOf({ url = '', headers }: IncomingMessage): string | null {
  if (!url.startsWith(readCalls) || url.length > maxUrlLength) return null;
  if (headers.authorization !== undefined || headers[ownCallHeader] !== undefined) return null;
  if (/no-(cache|store)/.test(headers['cache-control'] ?? '')) return null;
  return `${headers.host ?? ''}\n${headers.origin ?? ''}\n${url}`;
}

function headersToKeep(headers: Headers): string[] {
  const vary = (headers.get('vary') ?? '').split(',').map((name) => name.trim());
  const own = vary.filter((name) => name && name.toLowerCase() !== 'accept-encoding');
  const kept = [...headers].filter(([name]) => !ownHeaders.has(name)).flat();
  return own.length > 0 ? [...kept, 'vary', own.join(', ')] : kept;
}
