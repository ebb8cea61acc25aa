// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { VisitorTime } from '#components/entity/visitor-time.tsx';

vi.mock('#lib/i18n/use-page-locale.ts', () => ({ usePageLocale: () => 'en' }));

const game = {
  at: '2026-02-14T18:30:00Z',
  venue: { day: '2026-02-14', time: '19:30' },
  text: '({time})',
  title: 'Your time: {time}',
};
const textIn = (zone: string) => {
  vi.stubEnv('TZ', zone);
  return render(<VisitorTime {...game} />).container;
};

afterEach(() => {
  vi.unstubAllEnvs();
});

test('who has the time of the venue is told nothing, nor is the server’s page', () => {
  expect(textIn('Europe/Madrid').textContent).toBe('');
  expect(renderToString(<VisitorTime {...game} />)).toBe('');
});

test('who has another time is told it', () => {
  const shown = textIn('America/New_York');
  expect(shown.textContent).toBe('(13:30)');
  expect(shown.querySelector('[title]')?.getAttribute('title')).toBe('Your time: 13:30');
});

test('who has another day is told that, too', async () => {
  const shown = textIn('Asia/Tokyo');
  await expect.poll(() => shown.textContent).toBe('(Sun 15 Feb, 03:30)');
});
