import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The shortest first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
/** `encoding` is null for the body as it is. */
export type Encoded = { encoding: Encoding | null; body: Bytes };
type Bytes = Buffer<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const compress: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Bytes, Bytes>(gzip),
};

/** Below that nothing is gained. */
const minLength = 1024;

/**
 * Compresses bodies as a client accepts them, each once: the results are cached by the digest of the body, so they never go
 * stale, and hold that many bytes at most.
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

/** The shortest form that an `Accept-Encoding` allows; null for none but the body as it is. */
export function chooseEncoding(header = ''): Encoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? null;
}
