import type { JWTVerifyGetKey } from 'jose';
import type { SendMail } from '#server/mail/send-mail.ts';

/** What the calls of accounts need besides the database. */
export type Accounts = {
  /** Origin of the official website; undefined where the first site of this installation is it. */
  officialUrl: string | undefined;
  /** The client that Google's ID tokens are for, and the keys that sign them; null without. */
  google: { clientId: string; keys: JWTVerifyGetKey } | null;
  /** Sends what staff send to people by name; mails of accounts are jobs, see `account-mail.ts`. */
  sendMail: SendMail;
  /** Whether mails reach anybody: without a server for them their links are in the log. */
  hasMailServer: boolean;
};
