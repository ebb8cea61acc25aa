import type { ApiError } from './contract/common.ts';

/** A failed call: an error response of the league API, or no valid response. `status` is 0 if there was no response. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly code: ApiError['code'];
  readonly issues: ApiError['issues'];
  /** The record as it is now, where the call was based on an older one; of unknown shape. */
  readonly current: unknown;
  /** Names the request in the log of the server. */
  readonly requestId: string | null;

  constructor(
    status: number,
    { code, message, issues, current }: ApiError,
    { cause, requestId = null }: { cause?: unknown; requestId?: string | null } = {},
  ) {
    super(message, { cause });
    this.requestId = requestId;
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.current = current;
  }
}
