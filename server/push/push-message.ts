/** What a device gets: `payload` is JSON for the service worker; a later message of the same `topic` takes its place while it waits. */
export type PushMessage = { payload: string; topic: string; ttlSeconds: number };

/** `gone`: the device is no more. `retry`: a later attempt may succeed. `refused`: no attempt will. */
export type PushOutcome = { kind: 'sent' | 'gone' } | { kind: 'retry' | 'refused'; reason: string };

/** Carries messages to the devices of one kind of token. */
export interface PushCarrier {
  /** Whether the token is of this carrier; null, or what is wrong with it. */
  faultOf(token: string): string | null;
  send(token: string, message: PushMessage): Promise<PushOutcome>;
}
