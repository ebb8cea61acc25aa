import type { Context } from 'hono';
import { clientAddress } from '#server/api/client-address.ts';
import { createRateLimit } from '#server/api/rate-limit.ts';
import { digestOf } from '#server/auth/token.ts';

const quarterHour = 15 * 60;
const oneHour = 60 * 60;

/** Limits by the address of an account, whether it exists or not; limits by client stand in `call-limits.ts`. */
export function createAttempts() {
  const loginsFromOneClient = createRateLimit(10, quarterHour);
  const logins = createRateLimit(30, quarterHour);
  const mails = createRateLimit(5, oneHour);
  return {
    /** Counts an attempt to log in. Throws `too-many-requests`. */
    countLogin(c: Context, email: string): void {
      const account = digestOf(email);
      loginsFromOneClient(`${account} ${clientAddress(c)}`);
      logins(account);
    },
    /** Counts a mail to an address. Throws `too-many-requests`. */
    countMail: (email: string): void => mails(digestOf(email)),
  };
}
