import { type BrowserOptions, makeFetchTransport } from '@sentry/browser';
import { redact, redactText } from './redact.ts';

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** Of a recording: the addresses of the page and of what it opens, which no hook of Sentry gets to see. */
const address = /("(?:href|description)":")(https?:\/\/[^"]*)/g;

/** Sends envelopes by `fetch`, with the addresses of replays redacted. */
export const redactingTransport: MakeTransport = (options) => {
  const { send, flush } = makeFetchTransport(options as Parameters<typeof makeFetchTransport>[0]);
  return { flush, send: (envelope) => send(redactReplay(envelope)) };
};

export function redactReplay([header, items]: Envelope): Envelope {
  const redacted = (items as [{ type: string }, unknown][]).map(([head, payload]) => {
    if (head.type === 'replay_event') return [head, redact(payload)];
    if (head.type !== 'replay_recording' || typeof payload !== 'string') return [head, payload];
    const text = payload.replace(address, (_all, name: string, url: string) => name + redactText(url));
    return [{ ...head, length: new TextEncoder().encode(text).length }, text];
  });
  return [{ ...header, ...('trace' in header && { trace: redact(header.trace) }) }, redacted] as unknown as Envelope;
}
