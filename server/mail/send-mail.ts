import { createTransport } from 'nodemailer';
import type { Locale } from '#lib/i18n/locales.ts';
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

/** Sends a mail in the background: a failure is logged, so that no answer tells whether an address exists. */
export type SendMail = (mail: Mail) => void;

/** Nothing of a mail is done before its call has been answered: the time of an answer would tell whether there is one. */
const pauseMs = 500;

/** Returns how mails are sent: by the SMTP server, else the link is printed in the log. */
export function createSendMail(log: Log, { smtpUrl, from }: { smtpUrl: string | undefined; from: string }): SendMail {
  const afterAnswer =
    (send: SendMail): SendMail =>
    (mail) =>
      void setTimeout(send, pauseMs, mail);
  if (!smtpUrl) {
    return afterAnswer(({ kind, email, link }) =>
      log.info({ email, link }, `no SMTP_URL: the link of the mail "${kind}"`),
    );
  }
  const transport = createTransport(smtpUrl);
  const send = async (mail: Mail) => {
    await transport.sendMail({ from, to: mail.email, ...(await writeMail(mail)) });
  };
  return afterAnswer(
    (mail) => void send(mail).catch((error) => log.error({ err: error, kind: mail.kind }, 'a mail was not sent')),
  );
}
