/** A file that cannot be imported: where it is wrong and what to do about it, in one line each. */
export class FeedError extends Error {
  readonly code: 'schema' | 'unlisted-player' | 'unlisted-team' | 'clock' | 'order' | 'incomplete';
  readonly place: string;
  readonly cure: string;

  constructor(code: FeedError['code'], place: string, problem: string, cure: string) {
    super(`${place}: ${problem}; ${cure}`);
    this.name = 'FeedError';
    this.code = code;
    this.place = place;
    this.cure = cure;
  }
}
