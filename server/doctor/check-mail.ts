import { createTransport } from 'nodemailer';
import { errorText } from '#server/failure.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const part = 'mail';
const timeouts = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000 };

/** Checks that the server for mails answers and knows us; no mail is sent. */
export async function checkMail({
  SMTP_URL,
  MAIL_FROM,
}: {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
}): Promise<Finding[]> {
  if (!SMTP_URL)
    return [
      warning(
        part,
        'links of mails are printed in the log',
        'Set SMTP_URL and MAIL_FROM, or visitors cannot confirm their address.',
      ),
    ];
  const transport = createTransport({ url: SMTP_URL, ...timeouts });
  try {
    await transport.verify();
  } catch (error) {
    return [
      fault(
        part,
        `the server at SMTP_URL cannot be used: ${errorText(error)}`,
        'Check host, port, user and password of SMTP_URL, and that port 465 or 587 is open from here.',
      ),
    ];
  } finally {
    transport.close();
  }
  if (/@localhost\b/.test(MAIL_FROM))
    return [
      warning(
        part,
        `mails come from ${MAIL_FROM}`,
        'Set MAIL_FROM to an address of your domain, or they are taken for spam.',
      ),
    ];
  return [ok(part, `the server at ${new URL(SMTP_URL).host} answers`)];
}
