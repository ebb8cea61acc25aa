import { expect, it } from 'vitest';
import { paths } from '#lib/paths.ts';
import { isPairPage } from '#lib/routing/pair-pages.ts';

it('gives a pair one address, in whichever order', () => {
  const path = '/seasons/2026/leagues/first/compare/players/ana-kos/iva-bos';
  expect(paths.comparePlayers('2026', 'first', 'iva-bos', 'ana-kos')).toBe(path);
  expect(paths.comparePlayers('2026', 'first', 'ana-kos', 'iva-bos')).toBe(path);
});

it('knows the pages of pairs, in any language, from others', () => {
  expect(isPairPage(`/ru${paths.comparePlayers('2026', 'first', 'ana-kos', 'iva-bos')}`)).toBe(true);
  expect(isPairPage(paths.compareTeams('2026', 'first', 'north', 'south'))).toBe(true);
  expect(isPairPage(`/ru${paths.comparePlayer('2026', 'first', 'ana-kos')}`)).toBe(false);
  expect(isPairPage('/en/players/ana-kos')).toBe(false);
});
