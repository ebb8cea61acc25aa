import type { IncomingMessage } from 'node:http';
import { clientNetwork } from '#server/http/client-network.ts';
import { createTokenBuckets } from '#server/token-buckets.ts';

/** Limits how many renderings a client causes. What is kept costs nothing: a full venue has one address. */
export interface RenderLimit {
  /** Counts a rendering; false if the client has used up its share. */
  take(request: IncomingMessage): boolean;
  /** Counts a question whether a page exists, which costs a small part of a rendering; false if there were too many. */
  takeQuestion(request: IncomingMessage): boolean;
  secondsUntilNext(request: IncomingMessage): number;
}

/** Renderings of a client per minute. */
const maxRenders = 900;
/** Questions of a client per minute. */
const maxQuestions = 12_000;
const oneMinute = 60;

export function createRenderLimit(limit = maxRenders): RenderLimit {
  const buckets = createTokenBuckets(limit, oneMinute);
  const questions = createTokenBuckets(maxQuestions, oneMinute);
  return {
    takeQuestion: (request) => questions.take(clientNetwork(request)),
    take: (request) => buckets.take(clientNetwork(request)),
    secondsUntilNext: (request) => buckets.secondsUntilNext(clientNetwork(request)),
  };
}
