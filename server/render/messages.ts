import { tagsHeader } from '#lib/api/tags-header.ts';

/** What the server tells a worker: which tags have changed, and the position of its changes then. */
export type ToWorker =
  | { kind: 'changed'; position: number; tags: string[] }
  /** Anything may have changed. */
  | { kind: 'everything'; position: number };

/** Asks a worker whether it still does anything. */
export type Ping = { kind: 'ping' };

/** What a worker tells the server. */
export type FromWorker = { kind: 'ready' } | { kind: 'pong' };

/** Headers between server and workers; clients neither send nor get them. */
export const internalHeaders = {
  /** The position that an answer must reflect at least; of an answer, the one that it reflects. */
  position: 'x-courtside-position',
  /** The cache tags of an answer. */
  tags: tagsHeader,
  /** The digest of the body before compression. */
  digest: 'x-courtside-digest',
} as const;

export const internalPrefix = 'x-courtside-';
