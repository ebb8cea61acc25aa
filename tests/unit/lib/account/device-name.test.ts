import { expect, it } from 'vitest';
import { deviceName } from '#lib/account/device-name.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/148.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 15; K) ${chrome}`, 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.5.0', null],
  [null, null],
])('names the device of %s', (header, name) => {
  expect(deviceName(header)).toBe(name);
});
