// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDeviceFollows } from '#lib/account/device-follows.ts';
import type { NamedFollow } from '#lib/account/follow.ts';
import { configureClient } from '#lib/api/client.ts';
import { useAuth } from '#stores/auth.ts';
import { useFollows } from '#stores/follows.ts';

const stars: NamedFollow = {
  noun: 'team',
  id: 'f1b2f0c6-7c1e-4f0e-9d3a-0d6b7b0f5a11',
  name: 'Stars',
  href: '/seasons/2026/leagues/first/teams/stars',
};
const comets: NamedFollow = { ...stars, id: 'a1b2f0c6-7c1e-4f0e-9d3a-0d6b7b0f5a12', name: 'Comets' };

const sent: string[] = [];
let status = 200;

beforeEach(() => {
  sent.length = 0;
  status = 200;
  localStorage.clear();
  // Files share a worker, and another one may have set another token.
  configureClient({ accessToken: () => useAuth.getState().accessToken });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    sent.push([method, path, body].filter((part) => part && part !== '{}').join(' '));
    const answer = status === 200 ? { items: [] } : { code: 'unavailable', message: 'no' };
    return new Response(JSON.stringify(answer), { status });
  });
  useAuth.setState({ accessToken: null });
  useFollows.setState({ followed: [], onDevice: [] });
});

afterEach(() => {
  useAuth.setState({ accessToken: null });
  useFollows.setState({ followed: null, onDevice: [] });
  configureClient({ accessToken: () => null });
  vi.unstubAllGlobals();
});

const { change, keep, discard } = useFollows.getState();
const names = () => useFollows.getState().onDevice.map(({ name }) => name);

describe('without an account', () => {
  it('follows live on the device, and no server hears of them', async () => {
    await change(stars, true);
    await change(comets, true);
    await change(stars, false);
    expect(names()).toEqual(['Comets']);
    expect(readDeviceFollows()).toEqual([comets]);
    expect(useFollows.getState().followed).toEqual([comets]);
    expect(sent).toEqual([]);
  });

  it('what somebody else wrote there is no follow', () => {
    const foreign = [
      { ...stars, href: 'javascript:alert(1)' },
      { ...stars, href: '//evil.example' },
      null,
      'x',
      comets,
    ];
    localStorage.setItem('follows', JSON.stringify(foreign));
    expect(readDeviceFollows()).toEqual([comets]);
    localStorage.setItem('follows', '{');
    expect(readDeviceFollows()).toEqual([]);
  });
});

describe('with an account', () => {
  beforeEach(() => useAuth.setState({ accessToken: 'secret' }));

  it('a follow shows at once and goes to the server', async () => {
    const saving = change(stars, true);
    expect(useFollows.getState().followed).toEqual([stars]);
    await expect(saving).resolves.toBe(true);
    expect(sent).toEqual([`PUT /api/v2/website/user/follows/team/${stars.id}`]);
    expect(readDeviceFollows()).toEqual([]);
  });

  it('one that fails is undone', async () => {
    status = 503;
    await expect(change(stars, true)).resolves.toBe(false);
    expect(useFollows.getState().followed).toEqual([]);
    status = 200;
    await change(stars, true);
    status = 503;
    await expect(change(stars, false)).resolves.toBe(false);
    expect(useFollows.getState().followed).toEqual([stars]);
  });

  it('takes over what was followed on the device, or forgets it', async () => {
    useFollows.setState({ onDevice: [stars] });
    status = 503;
    await expect(keep()).resolves.toBe(false);
    expect(names()).toEqual(['Stars']);
    status = 200;
    await expect(keep()).resolves.toBe(true);
    expect(sent.at(-2)).toBe(
      `POST /api/v2/website/user/follows ${JSON.stringify({ items: [{ noun: 'team', id: stars.id }] })}`,
    );
    expect(names()).toEqual([]);
    useFollows.setState({ onDevice: [comets], followed: [stars] });
    discard();
    expect(names()).toEqual([]);
    expect(useFollows.getState().followed).toEqual([stars]);
  });
});
