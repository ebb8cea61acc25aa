import type { ApiError } from './contract/common.ts';

/** A call that the league API refused, or did not answer in its own form; `status` is 0 where there was no answer. */
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
