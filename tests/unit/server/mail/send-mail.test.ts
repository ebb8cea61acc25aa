import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createSendMail, type Mail } from '#server/mail/send-mail.ts';
import { openSmtpServer, type SmtpServer } from '#tests/fixtures/mail/smtp-server.ts';

const mail: Mail = {
  kind: 'reset',
  email: 'ana@example.test',
  name: 'Ana',
  locale: 'en',
  link: 'https://league.test/en/auth/reset#token=x',
};

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await openSmtpServer();
});
afterEach(() => smtp.close());

const log = createLog('silent');
const sender = () => createSendMail(log, { SMTP_URL: smtp.url, MAIL_FROM: 'First League <mails@league.test>' });

test('a mail goes to its reader, and one that is sent twice has the same Message-ID', async () => {
  const send = sender();
  expect([await send(mail, 'mail-1'), await send(mail, 'mail-1')]).toEqual([true, true]);
  expect(smtp.taken).toHaveLength(2);
  for (const text of smtp.taken) {
    expect(text).toContain('To: ana@example.test');
    expect(text).toContain('Message-ID: <mail-1@league.test>');
    expect(text.replaceAll('=\n', '').replaceAll('=3D', '=')).toContain(mail.link);
  }
});

test('a mail that its server refuses is told of, and logged without its reader', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  smtp.refusal = '452 No room for it';
  expect(await sender()(mail)).toBe(false);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ kind: 'reset' }), 'a mail was not sent');
});

test('without a mail server the link is printed', async () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => undefined);
  await createSendMail(log, { SMTP_URL: undefined, MAIL_FROM: '' })(mail);
  expect(info).toHaveBeenCalledWith({ email: mail.email, link: mail.link }, expect.stringContaining('reset'));
});
