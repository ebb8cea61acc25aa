import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unbroken } from '#lib/i18n/format/unbroken.ts';
import { families, parts, type Range, russianPage } from '#tools/fonts/faces.ts';

const root = path.join(import.meta.dirname, '../../..');
const styles = path.join(root, 'app/styles');
const css = readFileSync(path.join(styles, 'font-faces.css'), 'utf8');
const latin = parts.find(({ name }) => name === 'latin')?.ranges ?? [];
const sizeOf = (file: string) => statSync(path.join(styles, 'fonts', file)).size;

const isIn = (ranges: readonly Range[], letter: string) => {
  const codePoint = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
};
const missingIn = (ranges: readonly Range[], text: string) => [
  ...new Set([...text].filter((letter) => letter >= ' ' && !isIn(ranges, letter))),
];

test('every letter of the messages is in exactly one part of a family', () => {
  const text = globSync('messages/**/*.json', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const letters = new Set([...text.join('')].filter((letter) => letter >= ' '));
  const partsOf = (letter: string) => parts.filter(({ ranges }) => isIn(ranges, letter));
  expect([...letters].filter((letter) => partsOf(letter).length !== 1)).toEqual([]);
});

test('the style sheet names each file of the fonts once, and no other', () => {
  const named = [...css.matchAll(/url\("\.\/fonts\/([^"]+)"\)/g)].map(([, file]) => file);
  const files = globSync('*.woff2', { cwd: path.join(styles, 'fonts') });
  expect(named.toSorted()).toEqual(files.toSorted());
  expect(named).toHaveLength(families.reduce((sum, { weights }) => sum + weights.length, 0) * (parts.length + 1));
});

const pageBudget = 60_000;
const sizeOfAll = (...files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

test('a page of prose, names and headlines loads at most 60 kB, with what is bold in it', () => {
  const prose = ['sofia-sans-latin-400.woff2', 'sofia-sans-latin-700.woff2'];
  const rest = ['sofia-sans-condensed-latin.woff2', 'sofia-sans-extra-condensed-latin-800.woff2'];
  expect(sizeOfAll(...prose, ...rest)).toBeLessThanOrEqual(pageBudget);
});

test('the names of another region do not take a page of names and headlines over 60 kB', () => {
  for (const region of ['western', 'latin-ext']) {
    const loaded = ['latin', region].flatMap((part) => [
      `sofia-sans-condensed-${part}.woff2`,
      `sofia-sans-extra-condensed-${part}-800.woff2`,
    ]);
    expect(sizeOfAll(...loaded), region).toBeLessThanOrEqual(pageBudget);
  }
});

test('a Russian page of prose, names and headlines loads at most 60 kB, and no second file for its texts', () => {
  const files = ['sofia-sans-russian-400', 'sofia-sans-condensed-russian', 'sofia-sans-extra-condensed-russian-800'];
  expect(sizeOfAll(...files.map((file) => `${file}.woff2`))).toBeLessThanOrEqual(pageBudget);
  const texts = globSync('messages/ru/**/*.json', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(missingIn(russianPage.ranges, texts.join(''))).toEqual([]);
});

test('what has no ink loads no part for itself', () => {
  const inkless = `${unbroken('80–75')}\u2002\u2007\u2009\u202f\u00a0`;
  expect(missingIn(latin, inkless)).toEqual([]);
  expect(missingIn(russianPage.ranges, inkless)).toEqual([]);
});

test('a name of most of Europe is in the part that every page loads, so that a page is laid out once for it', () => {
  const names =
    'Đorđević Žižić Çelik José Núñez François Éloïse Šķēle Jokubaitis Žukauskas Sąlė Woźniak Dvořák Şengün Țuțu Schröder Weiß João';
  expect(missingIn(latin, names)).toEqual([]);
});
