import { createTransport } from 'nodemailer';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerSettings } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { writeMail } from './write-mail.ts';

/** A mail with one link, in the language of its reader. */
export type Mail = {
  kind: 'appointments' | 'confirm' | 'known-address' | 'reset' | 'invitation';
  /** The title of the site that invites. */
  site?: string;
  email: string;
  name: string;
  locale: Locale;
  link: string;
};

/**
 * Sends a mail and tells whether its server has taken it; a failure is logged. With an `id` a mail that is sent twice has the same
 * Message-ID, by which mailboxes know it again.
 */
export type SendMail = (mail: Mail, id?: string) => Promise<boolean>;

export type MailSettings = Pick<ServerSettings, 'SMTP_URL' | 'MAIL_FROM'>;

/** Less than a call may take, and no longer than others can wait for a server that does not answer. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

/** Returns how mails are sent: by the SMTP server, else the link is printed in the log. */
export function createSendMail(log: Log, { SMTP_URL: url, MAIL_FROM: from }: MailSettings): SendMail {
  if (!url) {
    return async ({ kind, email, link }) => {
      log.info({ email, link }, `no SMTP_URL: the link of the mail "${kind}"`);
      return true;
    };
  }
  const transport = createTransport({ url, ...timeouts });
  return async (mail, id) => {
    try {
      const messageId = id && `<${id}@${hostOf(from)}>`;
      await transport.sendMail({ from, to: mail.email, ...(messageId && { messageId }), ...(await writeMail(mail)) });
      return true;
    } catch (error) {
      log.error({ err: error, kind: mail.kind }, 'a mail was not sent');
      return false;
    }
  };
}

const hostOf = (sender: string) => /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost';
