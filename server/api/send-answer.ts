import type { Context } from 'hono';
import { tagsHeader } from '#lib/api/tags-header.ts';
import { createEncoder } from '#server/cache/encodings.ts';
import type { Answer } from './answers.ts';

const encode = createEncoder(16 * 1024 * 1024);

/** Sends a cached response in an encoding the client accepts. */
export async function sendAnswer(c: Context, { body, digest, madeAt, tags }: Answer): Promise<Response> {
  const { encoding, body: encoded } = await encode(body, digest, c.req.header('accept-encoding'));
  return c.body(encoded, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(encoded.length),
    Age: String(Math.floor((Date.now() - madeAt) / 1000)),
    ETag: `W/"${digest}"`,
    Vary: 'Accept-Encoding',
    ...(tags.length > 0 && { [tagsHeader]: tags.join(',') }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}
