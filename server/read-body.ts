import { badRequest, LeagueError } from './errors.ts';

export type BodyLimit = {
  bytes: number;
  /** How long the client may take to send the body. */
  timeoutMs: number;
};

/**
 * Reads the body of a request, announced or chunked. Throws `too-large` beyond the limit without reading on, `timeout`
 * where the body takes too long, and `bad-request` where the client breaks off.
 */
export async function readBody(request: Request, limit: BodyLimit): Promise<ArrayBuffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) throw tooLarge(limit);
  const reader = request.body?.getReader();
  if (!reader) return new ArrayBuffer(0);
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow(limit)), limit.timeoutMs);
  try {
    return await Promise.race([timeout, readAll(reader, limit)]);
  } catch (error) {
    throw error instanceof LeagueError ? error : badRequest('The request body broke off.');
  } finally {
    clearTimeout(timer);
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, limit: BodyLimit): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit.bytes) throw tooLarge(limit);
    chunks.push(value);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body.buffer;
}

const tooLarge = ({ bytes }: BodyLimit) =>
  new LeagueError('too-large', `The request body must not exceed ${bytes} bytes.`);

const tooSlow = ({ timeoutMs }: BodyLimit) =>
  new LeagueError('timeout', `The request body was not complete after ${timeoutMs / 1000} seconds.`);
