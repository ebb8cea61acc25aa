// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginForm } from '#components/auth/login-form.tsx';
import type { Asker } from '#components/auth/use-asking-site.ts';
import auth from '#messages/en/auth.json' with { type: 'json' };

vi.mock('next/navigation', async () => {
  const { idleRouter } = await import('#tests/fixtures/idle-router.ts');
  return {
    useParams: () => ({ locale: 'en' }),
    usePathname: () => '/en/auth/login',
    useRouter: () => idleRouter,
  };
});

const info = {
  officialUrl: 'https://official.example',
  isOfficial: true,
  isOfInstallation: true,
  google: null,
  minimumAge: null,
};
const asker: Asker = { kind: 'own', info, site: null };
const signedIn = { access_token: 'secret', expiresAt: '2027-01-01T00:00:00.000Z' };
const bodies: unknown[] = [];
let response: () => Response;

beforeEach(() => {
  bodies.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return response();
  });
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const onLogin = vi.fn(async () => undefined);
  render(
    <NextIntlClientProvider locale="en" messages={{ auth }} timeZone="UTC">
      <LoginForm asker={asker} onLogin={onLogin} />
    </NextIntlClientProvider>,
  );
  return { onLogin, user: userEvent.setup() };
}

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

it('says at each field what is missing, and sends nothing', async () => {
  const { user, onLogin } = open();
  await user.type(email(), 'ana');
  await user.click(submit());
  expect(email()).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByText('Enter an address such as name@club.org.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect([bodies, onLogin.mock.calls]).toEqual([[], []]);
});

it('logs in with what password managers fill in', async () => {
  response = () => new Response(JSON.stringify(signedIn));
  const { user, onLogin } = open();
  expect(email().getAttribute('autocomplete')).toBe('username');
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  await user.type(email(), ' ana@club.example ');
  await user.type(password(), 'eleven tall centres');
  await user.click(submit());
  await vi.waitFor(() => expect(onLogin).toHaveBeenCalledWith(signedIn));
  expect(bodies).toEqual([{ email: 'ana@club.example', password: 'eleven tall centres' }]);
});

it.each([
  [401, 'E-mail or password is wrong.'],
  [429, 'Too many attempts. Try again in a few minutes.'],
  [500, 'This did not work. Check your connection and try again.'],
])('says what %i means', async (status, text) => {
  response = () => new Response(JSON.stringify({ code: 'unauthorized', message: 'no' }), { status });
  const { user } = open();
  await user.type(email(), 'ana@club.example');
  await user.type(password(), 'wrong');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

it('shows and hides the password', async () => {
  const { user } = open();
  expect(password().getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(password().getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(password().getAttribute('type')).toBe('password');
});
