import { expect, it } from 'vitest';
import { parseScreenStyle } from '#components/screens/frame/parse-screen-style.ts';

const plain = { key: null, scale: 1, theme: 'dark', lang: null };

it('is transparent, dark and in its own size unless the address says otherwise', () => {
  expect(parseScreenStyle('')).toEqual(plain);
  expect(parseScreenStyle('?key=00FF00&scale=1.5&theme=light&lang=sr')).toEqual({
    key: '#00ff00',
    scale: 1.5,
    theme: 'light',
    lang: 'sr',
  });
});

it.each([
  '?key=green',
  '?key=00ff0',
  '?key=red;}',
  '?scale=0',
  '?scale=-1',
  '?scale=99',
  '?scale=big',
  '?theme=neon',
  '?lang=xx',
])('takes %s for nothing said', (query) => {
  expect(parseScreenStyle(query)).toEqual(plain);
});
