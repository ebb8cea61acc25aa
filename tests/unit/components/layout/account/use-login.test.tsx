// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLogin } from '#components/layout/account/use-login.ts';
import texts from '#messages/en/account.json' with { type: 'json' };
import { useToasts } from '#stores/toasts.ts';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en' }));
vi.mock('#lib/account/login-popup.ts', async (original) => ({
  ...(await original<object>()),
  openLoginPopup: async () => 'token-of-elsewhere',
}));

const info = {
  officialUrl: 'https://official.example',
  isOfficial: false,
  isOfInstallation: false,
  google: null,
  minimumAge: null,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('/accounts')
      ? new Response(JSON.stringify(info))
      : new Response(JSON.stringify({ code: 'unauthorized', message: 'unknown' }), { status: 401 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('says that logins of a website of another installation are not valid here', async () => {
  const { result } = renderHook(() => useLogin(texts));
  expect(await act(() => result.current.logIn())).toBe(false);
  expect(useToasts.getState().toasts.map(({ content }) => content)).toEqual([
    'You are logged in at official.example, but its logins are not valid on this site. Please tell the people who run it.',
  ]);
});
