import type { ApiError } from './contract/common.ts';

/** A call that the league API refused, or did not answer in its own form. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ApiError['code'];
  readonly issues: ApiError['issues'];

  constructor(status: number, { code, message, issues }: ApiError) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}
