import { expect, test } from 'vitest';
import { parseVideoAddress } from '#lib/api/contract/video.ts';

const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' };

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a video of YouTube', (address) => {
  expect(parseVideoAddress(address)).toEqual(youtube);
});

test.each([
  ['https://vimeo.com/76979871', { provider: 'vimeo', id: '76979871', hash: null }],
  ['https://vimeo.com/76979871/8272103f6e', { provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', { provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  ['https://media.league.test/game 1.mp4', { provider: 'file', url: 'https://media.league.test/game%201.mp4' }],
])('%s is played from where it says', (address, source) => {
  expect(parseVideoAddress(address)).toEqual(source);
});

test.each([
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@league',
  'https://vimeo.com/channels/staffpicks',
  'https://user:secret@media.league.test/game.mp4',
  'javascript:alert(1)//.mp4',
  'https://media.league.test/game.exe',
  'not an address',
])('%s is no video', (address) => {
  expect(parseVideoAddress(address)).toBeNull();
});
