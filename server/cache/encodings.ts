import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createShared } from './shared.ts';

export type Encoding = 'br' | 'gzip';
/** `encoding` is null for the body as it is. */
export type Encoded = { encoding: Encoding | null; body: Bytes };
type Bytes = Buffer<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const squeeze: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Bytes, Bytes>(gzip),
};

/** Below that nothing is gained. */
const shortest = 1024;

/**
 * Squeezes bodies as a client takes them, each once: the results are kept by the digest of the body, so they never go stale,
 * and hold that many bytes at most.
 */
export function createEncoder(maxSize: number) {
  const kept = new LRUCache<string, Bytes>({ maxSize, sizeCalculation: ({ length }) => length });
  const share = createShared<Bytes>();
  return async (body: Bytes, digest: string, acceptEncoding: string | undefined): Promise<Encoded> => {
    const encoding = body.length < shortest ? null : chooseEncoding(acceptEncoding);
    if (!encoding) return { encoding, body };
    const key = `${encoding} ${digest}`;
    const known = kept.get(key);
    if (known) return { encoding, body: known };
    const made = await share(key, () => squeeze[encoding](body));
    kept.set(key, made);
    return { encoding, body: made };
  };
}

/** The shortest form that an `Accept-Encoding` allows; null for none but the body as it is. */
export function chooseEncoding(header = ''): Encoding | null {
  const taken = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? null;
}
