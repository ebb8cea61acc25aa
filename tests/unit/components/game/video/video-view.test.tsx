// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VideoView } from '#components/game/video/video-view.tsx';
import type { GameVideo } from '#lib/api/contract/game.ts';

const labels = { play: 'Play the video: Full game', notice: 'Loads from YouTube.' };
const periods = [
  { name: 'Quarter 1', moments: [{ second: 754, clock: '9:02', text: 'Ana Kos, layup made', score: '2–0' }] },
];
const youtube: GameVideo = {
  title: 'Full game',
  url: 'https://youtu.be/abcdefghijk',
  source: { provider: 'youtube', id: 'abcdefghijk' },
  periodOffsets: [700],
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const frame = () => document.querySelector('iframe');

test('nothing is asked of the provider before a click; without scripts the links lead to its own page', () => {
  render(<VideoView video={youtube} periods={periods} labels={labels} />);
  expect(document.querySelector('iframe, img, video')).toBeNull();
  expect(screen.getByRole('link', { name: /Play the video/ }).getAttribute('href')).toBe(youtube.url);
  const moment = screen.getByRole('link', { name: /Ana Kos/ });
  expect(moment.textContent).toContain('12:34');
  expect(moment.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk&t=754s');
});

test('a click plays the video without cookies, a play from its moment, and again from the same moment', async () => {
  render(<VideoView video={youtube} periods={periods} labels={labels} />);
  await userEvent.click(screen.getByRole('link', { name: /Play the video/ }));
  expect(frame()?.src).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&start=0');
  expect(frame()?.title).toBe('Full game');
  await userEvent.click(screen.getByRole('link', { name: /Ana Kos/ }));
  const first = frame();
  expect(first?.src).toContain('start=754');
  await userEvent.click(screen.getByRole('link', { name: /Ana Kos/ }));
  expect(frame()).not.toBe(first);
});

test('a file is played by the browser itself', async () => {
  const file: GameVideo = { ...youtube, source: { provider: 'file', url: 'https://media.test/1.mp4' } };
  render(<VideoView video={file} periods={[]} labels={labels} />);
  await userEvent.click(screen.getByRole('link', { name: /Play the video/ }));
  expect(document.querySelector('video')?.getAttribute('src')).toBe('https://media.test/1.mp4#t=0');
});
