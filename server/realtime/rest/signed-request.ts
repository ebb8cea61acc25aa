import { createHash } from 'node:crypto';
import { limits } from '#server/realtime/broker/limits.ts';
import { type RealtimeApp, sameText, sign } from '#server/realtime/signature.ts';
import { Refused } from './refused.ts';

/** Throws `Refused` unless the request is signed with the application's secret, for this body and recently. */
export function assertSigned({ key, secret }: RealtimeApp, request: Request, body: string): void {
  const { pathname, searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  if (query.auth_key !== key) throw new Refused(401, `Unknown auth_key; the key of this application is public.`);
  const age = Math.abs(Date.now() / 1000 - Number(query.auth_timestamp));
  if (!(age <= limits.signatureAgeSeconds)) {
    throw new Refused(401, `auth_timestamp is off by more than ${limits.signatureAgeSeconds} seconds.`);
  }
  if (body && query.body_md5 !== createHash('md5').update(body).digest('hex')) {
    throw new Refused(401, 'body_md5 is not the digest of the body.');
  }
  const signed = Object.keys(query)
    .filter((name) => name !== 'auth_signature')
    .sort()
    .map((name) => `${name}=${query[name]}`)
    .join('&');
  const expected = sign(secret, [request.method, pathname, signed].join('\n'));
  if (!sameText(query.auth_signature ?? '', expected)) throw new Refused(401, 'auth_signature is not valid.');
}
