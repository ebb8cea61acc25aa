import { type Dsn, parseDsn } from '#lib/monitoring/dsn.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { assertReport } from './envelope.ts';

export interface EnvelopeForwarder {
  dsn: string;
  /**
   * Forwards an envelope to the DSN, whatever address it names itself. Returns the headers by which Sentry slows its clients down.
   * Throws `bad-request` for what is no report to this DSN, `too-many-requests` and `unavailable`.
   */
  forward(envelope: Uint8Array<ArrayBuffer>): Promise<Record<string, string>>;
}

const timeoutMs = 10_000;
const maxAtOnce = 20;
const limitHeaders = ['x-sentry-rate-limits', 'retry-after'] as const;

/** Creates the forwarder to a DSN; null without one. */
export function createEnvelopeForwarder(text: string | undefined): EnvelopeForwarder | null {
  const dsn = text === undefined ? null : parseDsn(text);
  if (text === undefined || !dsn) return null;
  let running = 0;
  return {
    dsn: text,
    async forward(envelope) {
      assertReport(envelope, dsn);
      if (running >= maxAtOnce)
        throw new LeagueError('too-many-requests', 'Too many reports are being sent.', undefined, 5);
      running += 1;
      try {
        return await send(envelope, dsn);
      } finally {
        running -= 1;
      }
    },
  };
}

async function send(body: Uint8Array<ArrayBuffer>, { envelopeUrl, publicKey }: Dsn): Promise<Record<string, string>> {
  const response = await fetch(envelopeUrl, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${publicKey}`,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new LeagueError('unavailable', 'Error reports cannot be delivered at present.');
  });
  await response.body?.cancel();
  const limits = limitHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const wait = Number(response.headers.get('retry-after')) || 60;
  if (response.status === 429)
    throw new LeagueError('too-many-requests', 'Sentry takes no more reports.', undefined, wait);
  if (response.status >= 500) throw new LeagueError('unavailable', 'Error reports cannot be delivered at present.');
  if (!response.ok) throw badRequest('Sentry refused the report.');
  return Object.fromEntries(limits);
}
