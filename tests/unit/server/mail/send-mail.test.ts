import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createSendMail, type Mail } from '#server/mail/send-mail.ts';

const mail: Mail = {
  kind: 'reset',
  email: 'ana@example.test',
  name: 'Ana',
  locale: 'en',
  link: 'https://league.test/en/auth/reset#token=x',
};

afterEach(() => vi.useRealTimers());

test('nothing of a mail is done before its call can have been answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const connected = Promise.withResolvers<void>();
  const onConnection = vi.fn(connected.resolve);
  const server = createServer((socket) => {
    onConnection();
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const log = createLog('silent');
  const failed = Promise.withResolvers<void>();
  vi.spyOn(log, 'error').mockImplementation(() => failed.resolve());

  createSendMail(log, { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'league@league.test' })(mail);
  await vi.advanceTimersByTimeAsync(499);
  expect(vi.getTimerCount()).toBe(1);
  expect(onConnection).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await connected.promise;
  await failed.promise;
  await new Promise((resolve) => server.close(resolve));
});

test('without a mail server the link is printed, as late as a mail would leave', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const log = createLog('silent');
  const info = vi.spyOn(log, 'info').mockImplementation(() => undefined);
  createSendMail(log, { smtpUrl: undefined, from: '' })(mail);
  expect(info).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(info).toHaveBeenCalledWith({ email: mail.email, link: mail.link }, expect.stringContaining('reset'));
});
