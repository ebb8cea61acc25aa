import { expect, it } from 'vitest';
import { crestColors } from '#lib/setup/crest-colors.ts';

type Rgba = [number, number, number, number];
const pixels = (...parts: [Rgba, number][]) => parts.flatMap(([color, count]) => Array(count).fill(color).flat());

const navy: Rgba = [10, 42, 102, 255];
const red: Rgba = [215, 38, 43, 255];
const white: Rgba = [255, 255, 255, 255];
const black: Rgba = [0, 0, 0, 255];
const nothing: Rgba = [0, 255, 0, 0];

it.each([
  ['a dark and a bright colour', pixels([white, 500], [navy, 300], [red, 100]), { main: '#0a2a66', accent: '#d7262b' }],
  ['mostly red', pixels([red, 500], [navy, 200]), { main: '#d7262b', accent: '#0a2a66' }],
  ['one colour on white', pixels([white, 500], [red, 200]), { main: '#d7262b', accent: '#d7262b' }],
  ['a colour on black', pixels([black, 400], [red, 200]), { main: '#000000', accent: '#d7262b' }],
  ['nothing but white', pixels([white, 500]), null],
  ['nothing that can be seen', pixels([nothing, 500]), null],
])('reads the colours of a crest with %s', (_name, crest, expected) => {
  expect(crestColors(crest)).toEqual(expected);
});
