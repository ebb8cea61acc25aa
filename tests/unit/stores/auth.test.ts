// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '#lib/api/client.ts';
import { tokenCookie } from '#lib/routing/token-cookie.ts';
import { useAuth } from '#stores/auth.ts';

const user = { uuid: 'f1b2f0c6-7c1e-4f0e-9d3a-0d6b7b0f5a11', name: 'Ana', fcmTokens: [], messageKinds: [] };
const calls: { method: string; path: string; bearer: string | null }[] = [];
let answerOf: (path: string) => Response;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
/** Where visitors log in; nobody reads the other answers. */
const anything = { officialUrl: 'https://official.example', isOfficial: true };
const refusal = (status: number) => json({ code: 'unauthorized', message: 'no' }, status);

beforeEach(() => {
  calls.length = 0;
  answerOf = (path) => (path.endsWith('/user') ? json(user) : json(anything));
  // Files share a worker, and another one may have set another token.
  configureClient({ accessToken: () => useAuth.getState().accessToken });
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    calls.push({ method: method ?? 'GET', path, bearer: new Headers(headers).get('authorization') });
    return answerOf(path);
  });
  useAuth.setState({ accessToken: null, user: null });
});

afterEach(() => {
  Cookies.remove(tokenCookie, { path: '/' });
  useAuth.setState({ accessToken: null, user: null });
  configureClient({ accessToken: () => null });
  vi.unstubAllGlobals();
});

describe('a login', () => {
  it('has the token put into the cookie by the server, then loads the user with it', async () => {
    await useAuth.getState().setAccessToken('secret');
    expect(calls).toEqual([
      { method: 'POST', path: '/api/v2/website/session', bearer: 'Bearer secret' },
      { method: 'GET', path: '/api/v2/website/user', bearer: 'Bearer secret' },
    ]);
    expect(useAuth.getState()).toMatchObject({ accessToken: 'secret', user });
  });

  it('fails with a token that the server refuses, and changes nothing', async () => {
    answerOf = () => refusal(401);
    await expect(useAuth.getState().setAccessToken('stolen')).rejects.toMatchObject({ status: 401 });
    expect(useAuth.getState()).toMatchObject({ accessToken: null, user: null });
  });
});

describe('a visitor who comes back', () => {
  it('is known by the cookie', async () => {
    Cookies.set(tokenCookie, 'kept');
    await useAuth.getState().restore();
    expect(useAuth.getState()).toMatchObject({ accessToken: 'kept', user });
  });

  it('is asked of nobody without one', async () => {
    await useAuth.getState().restore();
    expect(calls).toEqual([]);
  });

  it.each([401, 403, 500])('is logged out where the user cannot be fetched (%i)', async (status) => {
    Cookies.set(tokenCookie, 'void');
    answerOf = (path) => (path.endsWith('/user') ? refusal(status) : json(anything));
    await useAuth.getState().restore();
    expect(useAuth.getState()).toMatchObject({ accessToken: null, user: null });
    expect(Cookies.get(tokenCookie)).toBeUndefined();
  });

  it('stays logged in without network', async () => {
    Cookies.set(tokenCookie, 'kept');
    answerOf = () => {
      throw new TypeError('Failed to fetch');
    };
    await useAuth.getState().restore();
    expect(useAuth.getState()).toMatchObject({ accessToken: 'kept', user: null });
    expect(Cookies.get(tokenCookie)).toBe('kept');
  });
});

describe('a logout', () => {
  it('forgets user and token, and ends the session at the server, on the official website that of the account too', async () => {
    Cookies.set(tokenCookie, 'kept');
    await useAuth.getState().restore();
    await useAuth.getState().logout();
    expect(useAuth.getState()).toMatchObject({ accessToken: null, user: null });
    expect(Cookies.get(tokenCookie)).toBeUndefined();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([
      { method: 'DELETE', path: '/api/v2/website/session', bearer: 'Bearer kept' },
      { method: 'DELETE', path: '/api/auth/session', bearer: null },
    ]);
  });

  it('is one here also where the server cannot be reached', async () => {
    await useAuth.getState().setAccessToken('secret');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerOf = () => {
      throw new TypeError('Failed to fetch');
    };
    await useAuth.getState().logout();
    expect(useAuth.getState().accessToken).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
