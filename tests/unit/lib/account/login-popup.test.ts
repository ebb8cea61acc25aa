// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginAddress, openLoginPopup } from '#lib/account/login-popup.ts';

const address = 'https://official.example/sr/auth/login?domain=https%3A%2F%2Fclub.example';

let popup: { closed: boolean; close: () => void };

beforeEach(() => {
  vi.useFakeTimers();
  popup = {
    closed: false,
    close() {
      this.closed = true;
    },
  };
  vi.spyOn(window, 'open').mockImplementation(() => popup as unknown as Window);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Posts to the page as a window does. */
function post(data: unknown, { origin = 'https://official.example', source = popup as unknown } = {}) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

describe('the address of the login page', () => {
  it('names the language and the site that asks', () => {
    expect(loginAddress('https://official.example', 'sr', 'https://club.example')).toBe(address);
    expect(loginAddress('https://official.example/', 'sr', 'https://club.example')).toBe(address);
  });
});

describe('the login popup', () => {
  it('is 500 by 600 and resolves with the token, closed', async () => {
    const login = openLoginPopup(address);
    expect(window.open).toHaveBeenCalledWith(address, 'login', expect.stringMatching(/width=500,height=600/));
    post({ access_token: 'secret' });
    await expect(login).resolves.toBe('secret');
    expect(popup.closed).toBe(true);
  });

  it.each([[{}], [{ access_token: '' }], [{ access_token: 7 }], ['secret'], [null]])(
    'rejects the message %j without a token',
    async (data) => {
      const login = openLoginPopup(address);
      post(data);
      await expect(login).rejects.toMatchObject({ reason: 'invalid-message' });
    },
  );

  it('ignores messages from other origins and other windows', async () => {
    const login = openLoginPopup(address);
    post({ access_token: 'stolen' }, { origin: 'https://official.example.evil.example' });
    post({ access_token: 'stolen' }, { source: window });
    post({ access_token: 'secret' });
    await expect(login).resolves.toBe('secret');
  });

  it('rejects within a second of being closed', async () => {
    const login = openLoginPopup(address);
    const failure = expect(login).rejects.toMatchObject({ reason: 'window-closed' });
    vi.advanceTimersByTime(5000);
    popup.closed = true;
    vi.advanceTimersByTime(1000);
    await failure;
  });

  it('rejects where the browser opens no window', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    await expect(openLoginPopup(address)).rejects.toMatchObject({ reason: 'blocked' });
  });
});
