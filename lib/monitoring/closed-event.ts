import type { DataCollection, Event } from '@sentry/core';
import { redact } from './redact.ts';

/** Nothing that Sentry collects of requests, visitors and values by itself. */
export const closedCollection: DataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** Returns an event as it may be sent: without the visitor, the request but for its address, and private texts. */
export function closeEvent<Kind extends Event>({ user: _user, server_name: _server, request, ...event }: Kind): Kind {
  // Metadata of the SDK itself holds functions and spans, and is not sent.
  const { sdkProcessingMetadata, ...sent } = event;
  return {
    ...redact(sent),
    ...(sdkProcessingMetadata && { sdkProcessingMetadata }),
    ...(request?.url && { request: redact({ url: request.url, method: request.method }) }),
  } as Event as Kind;
}
