import { expect, test } from 'vitest';
import { tabId } from '#components/ui/choose-tab.ts';

test('the id of a tab is its name in lower case with dashes', () => {
  expect(tabId('Play by play')).toBe('play-by-play');
  expect(tabId('Статистика игроков')).toBe('статистика-игроков');
});
