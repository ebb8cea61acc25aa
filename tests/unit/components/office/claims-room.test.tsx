// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClaimsRoom } from '#components/office/claims/claims-room.tsx';
import { forgetOffice } from '#components/office/shared/use-office.ts';
import type { PlayerClaim } from '#lib/api/contract/account/player-claims.ts';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { english } from '#messages/english.ts';
import { useToasts } from '#stores/toasts.ts';

vi.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/office/claims',
  useRouter: () => ({ prefetch: () => undefined }),
}));

const player = { id: 'e5d2c3a8-3c7e-4c11-9f40-0a4f2f9f5b11', name: 'Luka Kos', slug: 'luka-kos' };
let claim: PlayerClaim;
let sent: unknown[];
let isStale: boolean;

beforeEach(() => {
  forgetOffice();
  useToasts.setState({ toasts: [] });
  sent = [];
  isStale = false;
  claim = {
    id: '0b7f3a52-54a5-4d0c-8f5b-8f0a51f7a0aa',
    follower: { name: 'Ana', email: 'ana@club.test' },
    player,
    state: 'claimed',
    isTaken: true,
    createdAt: '2026-01-01T10:00:00.000Z',
    decidedAt: null,
  };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      const body = JSON.parse(String(init.body));
      sent.push(body);
      if (isStale) return new Response(JSON.stringify({ code: 'conflict', message: 'changed' }), { status: 409 });
      claim = { ...claim, state: body.decision, decidedAt: '2026-01-02T10:00:00.000Z' };
      return new Response('{}');
    }
    const isWaiting = claim.state === 'claimed';
    return new Response(JSON.stringify({ items: path.includes('of=waiting') === isWaiting ? [claim] : [] }));
  });
  return () => vi.unstubAllGlobals();
});

const open = () =>
  render(
    <ClientTexts messages={{ office: english.office, 'office-claims': english['office-claims'] }}>
      <ClaimsRoom />
    </ClientTexts>,
  );
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a claim is confirmed as it was shown, and the notice takes it back', async () => {
  open();
  const waiting = await region('Waiting for an answer');
  expect(await waiting.findByText(/ana@club\.test/)).toBeDefined();
  expect(waiting.getByText('Another account is confirmed as this player.')).toBeDefined();
  await userEvent.click(waiting.getByRole('button', { name: 'Confirm' }));
  expect(await (await region('Decided')).findByText('Confirmed')).toBeDefined();
  useToasts.getState().toasts.at(-1)?.action?.run();
  expect(await waiting.findByText(/ana@club\.test/)).toBeDefined();
  expect(sent).toEqual([
    { decision: 'confirmed', player: player.id, was: 'claimed' },
    { decision: 'claimed', player: player.id, was: 'confirmed' },
  ]);
});

test('a claim that changed meanwhile is shown anew, and nothing is decided', async () => {
  open();
  const waiting = await region('Waiting for an answer');
  await waiting.findByText(/ana@club\.test/);
  isStale = true;
  claim = { ...claim, player: { ...player, name: 'Marko Kos' } };
  await userEvent.click(waiting.getByRole('button', { name: 'Refuse' }));
  expect(await waiting.findByText('says to be Marko Kos')).toBeDefined();
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ type: 'warning' });
});
