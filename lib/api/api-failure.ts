import type { ApiError } from './contract/common.ts';

/** A failed call: an error response of the league API, or no valid response. `status` is 0 if there was no response. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly code: ApiError['code'];
  readonly issues: ApiError['issues'];

  constructor(status: number, { code, message, issues }: ApiError, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}
