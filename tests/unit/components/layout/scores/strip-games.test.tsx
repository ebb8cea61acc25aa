// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StripGames } from '#components/layout/scores/strip-games.tsx';
import type { StripGame } from '#lib/api/contract/schedule.ts';
import { stripGame } from './strip-game.ts';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en',
}));
const known = vi.hoisted(() => ({ tell: (_: StripGame[]): void => undefined }));
vi.mock('#components/layout/scores/follow-strip.ts', () => ({
  followStrip: (_: string, onGames: (games: StripGame[]) => void) => {
    known.tell = onGames;
    return () => undefined;
  },
}));
afterEach(cleanup);

const boxes = (container: HTMLElement) => container.querySelector('.strip-coming');

test('boxes stand for the games until they are known', async () => {
  const { container } = render(<StripGames />);
  expect(boxes(container)).toBeTruthy();
  await act(async () => known.tell([stripGame('g')]));
  await screen.findByRole('link');
  expect(boxes(container)).toBeNull();
});

test('a site without games has no boxes', async () => {
  const { container } = render(<StripGames />);
  await act(async () => known.tell([]));
  await vi.waitFor(() => expect(boxes(container)).toBeNull());
  expect(screen.queryByRole('link')).toBeNull();
});
