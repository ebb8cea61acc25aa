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
  expect([await send(mail, 'mail-1'), await send(mail, 'mail-1')]).toEqual(['taken', 'taken']);
  expect(smtp.taken).toHaveLength(2);
  for (const text of smtp.taken) {
    expect(text).toContain('To: ana@example.test');
    expect(text).toContain('Message-ID: <mail-1@league.test>');
    expect(text.replaceAll('=\n', '').replaceAll('=3D', '=')).toContain(mail.link);
  }
});

test.each([
  ['452 No room for it', 'failed'],
  ['550 No such mailbox', 'refused'],
  ['554 Spam', 'refused'],
])('a mail that its server does not take (%s) is told of, and logged without its reader', async (answer, outcome) => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  smtp.refusal = answer;
  expect(await sender()(mail)).toBe(outcome);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ kind: 'reset' }), 'a mail was not sent');
});

test.each([
  ['450 Busy', 'failed'],
  ['550 No such mailbox', 'refused'],
])('an address that its server does not take (%s) is tried again only where that may help', async (answer, outcome) => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  smtp.refusedReader = answer;
  expect(await sender()(mail)).toBe(outcome);
});

test('a mail server that does not let us in may do so later', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await smtp.close();
  expect(await sender()(mail)).toBe('failed');
});

test('without a mail server the link is printed', async () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => undefined);
  await createSendMail(log, { SMTP_URL: undefined, MAIL_FROM: '' })(mail);
  expect(info).toHaveBeenCalledWith({ email: mail.email, link: mail.link }, expect.stringContaining('reset'));
});
