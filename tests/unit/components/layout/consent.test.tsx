// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Consent } from '#components/layout/consent/consent.tsx';
import { ConsentButton } from '#components/layout/consent/consent-button.tsx';

const { start } = vi.hoisted(() => ({ start: vi.fn() }));
vi.mock('#lib/consent/start-services.ts', () => ({ startServices: start }));

const services = { analyticsId: 'G-1', replay: null };
const texts = { title: 'Statistics', question: 'May we count?', allow: 'Allow', refuse: 'Refuse' };
const reload = vi.fn();

const show = () =>
  render(
    <>
      <Consent services={services} texts={texts} />
      <ConsentButton label="Change your choice" />
    </>,
  );

beforeEach(() => {
  localStorage.clear();
  start.mockClear();
  reload.mockClear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks before anything starts, and refusing takes one click as allowing does', async () => {
  show();
  const refuse = await screen.findByRole('button', { name: 'Refuse' });
  expect(refuse.className).toBe(screen.getByRole('button', { name: 'Allow' }).className);
  expect(start).not.toHaveBeenCalled();
  await userEvent.click(refuse);
  expect(screen.queryByRole('region')).toBeNull();
  expect(start).not.toHaveBeenCalled();
  cleanup();
  show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('region')).toBeNull();
  expect(start).not.toHaveBeenCalled();
});

it('starts on consent, remembers it, and takes it back from the footer', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(start).toHaveBeenCalledWith(services);
  cleanup();
  show();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole('button', { name: 'Change your choice' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  expect(reload).toHaveBeenCalled();
});

it('asks no bot', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('region')).toBeNull();
});
