import type { Accounts } from '#server/auth/accounts/accounts.ts';
import { googleKeys } from '#server/auth/accounts/google.ts';
import { findOfficialSite } from '#server/auth/accounts/official-site.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { ServerSettings } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { createSendMail } from '#server/mail/send-mail.ts';

type AccountSettings = Pick<ServerSettings, 'OFFICIAL_WEBSITE_URL' | 'GOOGLE_CLIENT_ID' | 'SMTP_URL' | 'MAIL_FROM'>;

/** Returns the official website, Google and mails of the accounts as the settings name them; warns where nobody could log in. */
export async function openAccounts(db: Queryable, settings: AccountSettings, log: Log): Promise<Accounts> {
  const { OFFICIAL_WEBSITE_URL, GOOGLE_CLIENT_ID: clientId, SMTP_URL } = settings;
  if (OFFICIAL_WEBSITE_URL && !(await findOfficialSite(db, OFFICIAL_WEBSITE_URL)))
    log.warn(
      { OFFICIAL_WEBSITE_URL },
      'OFFICIAL_WEBSITE_URL is no host of a site of this installation, so nobody can log in: unset it, or add the host by tenant set --host',
    );
  return {
    officialUrl: OFFICIAL_WEBSITE_URL,
    google: clientId ? { clientId, keys: googleKeys() } : null,
    sendMail: createSendMail(log, settings),
    hasMailServer: SMTP_URL !== undefined,
  };
}
