import { isEmail } from '#lib/is-address.ts';
import type { AuthProblem } from './use-submit.ts';

export const minPasswordLength = 8;

export const checkEmail = (email: string): AuthProblem | undefined => (isEmail(email) ? undefined : 'email');

export const checkNewPassword = (password: string): AuthProblem | undefined =>
  password.length < minPasswordLength ? 'short' : undefined;

/** Returns the problems that there are. */
export function found(problems: Record<string, AuthProblem | undefined | false>): Record<string, AuthProblem> {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, AuthProblem] => Boolean(entry[1])),
  );
}
