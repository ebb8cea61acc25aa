// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Portrait } from '#components/entity/portrait.tsx';
import { renderEnglish } from '#tests/unit/components/ui/intl.tsx';

afterEach(cleanup);

test.each([
  ['the initials of a name', { name: 'Ana Kos', portrait: null }, 'AK'],
  ['the number of a hidden player', { name: 'Player 7', portrait: null, isHidden: true as const }, '7'],
  ['the same in another language', { name: '№ 7', portrait: null, isHidden: true as const }, '7'],
  ['a dash where a hidden player has no number', { name: 'Withheld', portrait: null, isHidden: true as const }, '–'],
])('without a photo a portrait has %s', (_, player, text) => {
  const { container } = renderEnglish(<Portrait player={player} />);
  expect(container.textContent).toBe(text);
});

test('a photo is asked for in the size of its place, by screens as it is stored', () => {
  const photo = `/api/v2/website/assets/${'a1'.repeat(32)}`;
  const player = { name: 'Ana Kos', portrait: photo };
  const inList = renderEnglish(<Portrait player={player} />);
  expect(inList.container.querySelector('img')?.getAttribute('src')).toBe(`${photo}/96.webp`);
  const onScreen = renderEnglish(<Portrait player={player} size="xl" isOnScreen />);
  expect(onScreen.container.querySelector('img')?.getAttribute('src')).toBe(photo);
});
