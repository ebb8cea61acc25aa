import type { Accounts } from '#server/auth/accounts/accounts.ts';
import { googleKeys } from '#server/auth/accounts/google.ts';
import type { ServerSettings } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { createSendMail } from '#server/mail/send-mail.ts';

/** Returns the official website, Google and mails of the accounts as the settings name them. */
export function openAccounts(settings: ServerSettings, log: Log): Accounts {
  const { OFFICIAL_WEBSITE_URL, GOOGLE_CLIENT_ID: clientId, SMTP_URL, MAIL_FROM } = settings;
  return {
    officialUrl: OFFICIAL_WEBSITE_URL,
    google: clientId ? { clientId, keys: googleKeys() } : null,
    sendMail: createSendMail(log, { smtpUrl: SMTP_URL, from: MAIL_FROM }),
  };
}
