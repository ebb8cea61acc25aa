import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { createUpgrade, type UpgradeHandler } from '#server/http/upgrade.ts';

function ask(url: string, site: UpgradeHandler | undefined, live?: UpgradeHandler): string {
  const socket = new PassThrough();
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  createUpgrade(() => ({ live, site }))(request, socket, Buffer.alloc(0));
  return String(socket.read() ?? '');
}

test('a socket for live channels reaches the broker', () => {
  const [live, site] = [vi.fn<UpgradeHandler>(), vi.fn<UpgradeHandler>()];
  expect(ask('/app/key?protocol=7', site, live)).toBe('');
  expect(live).toHaveBeenCalledOnce();
  expect(site).not.toHaveBeenCalled();
});

test('with hosted live channels, sockets are refused cleanly and never reach the site', () => {
  const site = vi.fn<UpgradeHandler>();
  expect(ask('/app/key?protocol=7', site)).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  expect(site).not.toHaveBeenCalled();
});

test('other sockets reach the site where it takes any', () => {
  const site = vi.fn<UpgradeHandler>();
  expect(ask('/_next/hmr', site)).toBe('');
  expect(site).toHaveBeenCalledOnce();
  expect(ask('/_next/hmr', undefined)).toMatch(/^HTTP\/1\.1 404/);
});
