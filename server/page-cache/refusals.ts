import type { ServerResponse } from 'node:http';
import { sendJson } from '#server/http/json.ts';

const retrySeconds = 2;

/** Answers a client that has caused too many renderings. */
export function refuseTooMany(response: ServerResponse, seconds: number): void {
  response.setHeader('Retry-After', seconds);
  const message = `Too many requests. Try again in ${seconds} seconds.`;
  sendJson(response, 429, { code: 'too-many-requests', message });
}

/** Answers where no page can be rendered now, and none is kept. */
export function refuseBusy(response: ServerResponse): void {
  response.setHeader('Retry-After', retrySeconds);
  const message = `The page cannot be shown now. Try again in ${retrySeconds} seconds.`;
  sendJson(response, 503, { code: 'unavailable', message });
}

/** Answers a request for a part of a page that no page has. */
export function refusePart(response: ServerResponse): void {
  const message = 'The headers rsc and next-router-… name no part of a page. Send them as the site does, or none.';
  sendJson(response, 400, { code: 'bad-request', message });
}
