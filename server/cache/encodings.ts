import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The most compact first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
/** A body with its encoding; null for the unencoded body. */
export type Encoded = { encoding: Encoding | null; body: Bytes };
type Bytes = Buffer<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const compress: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Bytes, Bytes>(gzip),
};

/** Shorter bodies gain nothing from compression. */
const minLength = 1024;

/**
 * Returns a function that compresses a body in the best encoding the client accepts. Results are cached by the digest
 * of the body, so they never go stale; `maxSize` in bytes.
 */
export function createEncoder(maxSize: number) {
  const cached = new LRUCache<string, Bytes, { encoding: Encoding; body: Bytes }>({
    maxSize,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: { encoding, body } }) => compress[encoding](body),
    ignoreFetchAbort: true,
  });
  return async (body: Bytes, digest: string, acceptEncoding: string | undefined): Promise<Encoded> => {
    const encoding = body.length < minLength ? null : chooseEncoding(acceptEncoding);
    if (!encoding) return { encoding, body };
    return { encoding, body: await cached.forceFetch(`${encoding} ${digest}`, { context: { encoding, body } }) };
  };
}

/**
 * Returns the first of the offered encodings that an `Accept-Encoding` allows; null where only the unencoded body is
 * accepted.
 */
export function chooseEncoding(header = '', offered: readonly Encoding[] = encodings): Encoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...offered]);
  return offered.find((encoding) => accepted.includes(encoding)) ?? null;
}
