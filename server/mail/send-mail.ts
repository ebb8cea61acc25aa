import { createTransport, type NodemailerError } from 'nodemailer';
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

/** What became of a mail. `refused`: its server will take none to this address, however often it is tried. */
type MailOutcome = 'taken' | 'failed' | 'refused';

/**
 * Sends a mail and tells what became of it; a failure is logged. With an `id` a mail that is sent twice has the same
 * Message-ID, by which mailboxes know it again.
 */
export type SendMail = (mail: Mail, id?: string) => Promise<MailOutcome>;

export type MailSettings = Pick<ServerSettings, 'SMTP_URL' | 'MAIL_FROM'>;

/** Less than a call may take, and no longer than others can wait for a server that does not answer. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

/** Returns how mails are sent: by the SMTP server, else the link is printed in the log. */
export function createSendMail(log: Log, { SMTP_URL: url, MAIL_FROM: from }: MailSettings): SendMail {
  if (!url) {
    return async ({ kind, email, link }) => {
      log.info({ email, link }, `no SMTP_URL: the link of the mail "${kind}"`);
      return 'taken';
    };
  }
  const transport = createTransport({ url, ...timeouts });
  return async (mail, id) => {
    try {
      const messageId = id && `<${id}@${hostOf(from)}>`;
      await transport.sendMail({ from, to: mail.email, ...(messageId && { messageId }), ...(await writeMail(mail)) });
      return 'taken';
    } catch (error) {
      log.error({ err: error, kind: mail.kind }, 'a mail was not sent');
      return isRefusedForGood(error) ? 'refused' : 'failed';
    }
  };
}

/** The server will not take the mail, or its reader. What else it refuses, an operator may mend meanwhile: the login, the sender. */
function isRefusedForGood(error: unknown): boolean {
  const { command = '', permanent = false } = error as NodemailerError;
  return permanent && ['RCPT TO', 'DATA'].includes(command);
}

const hostOf = (sender: string) => /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost';
