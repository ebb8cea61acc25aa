import { expect, test } from 'vitest';
import { shareKindOf, sharePicture, shareSubjects } from '#lib/share-pictures.ts';

test.each([
  ['/', 'site'],
  ['/about-us', 'site'],
  ['/seasons/2026', 'site'],
  ['/seasons/2026/clubs/vukovi', 'clubs'],
  ['/players/ana-kos', 'players'],
  ['/history/best-players', 'history'],
] as const)('%s is shared with the picture of %s', (path, kind) => {
  expect(shareKindOf(path)).toBe(kind);
});

test('a picture has an address for each subject and language', () => {
  expect(sharePicture('news', 'ru')).toBe('/api/v2/website/share/news.png?locale=ru');
  expect(sharePicture(shareSubjects.league('2026', 'meridian'), 'en')).toBe(
    '/api/v2/website/share/seasons/2026/leagues/meridian.png?locale=en',
  );
});
