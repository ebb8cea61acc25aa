/** An answer to keep: a page, a part of it, or an answer of the API. Its body is gzip. */
export interface FinishedPage {
  status: number;
  /** Names and values in turn, as `writeHead` takes them; without those that a single response decides. */
  headers: readonly string[];
  /** The cache tags of everything it shows. */
  tags: readonly string[];
  body: Buffer<ArrayBuffer>;
  /** Of the body before compression. */
  digest: string;
  /** In Unix milliseconds. */
  madeAt: number;
  freshUntil: number;
}

export type Staleness =
  | 'fresh'
  /** The score of a running game on it has changed, which the page itself corrects in the browser. */
  | 'live'
  /** It has reached its age without a change. */
  | 'old'
  /** What it shows has changed. */
  | 'changed';

/** A kept page without its body. */
export interface KeptPage {
  readonly key: string;
  readonly status: number;
  readonly headers: readonly string[];
  readonly tags: readonly string[];
  readonly digest: string;
  readonly length: number;
  readonly madeAt: number;
  readonly freshUntil: number;
}
