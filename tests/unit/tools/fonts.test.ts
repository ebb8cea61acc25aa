import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unbroken } from '#lib/i18n/format/unbroken.ts';
import { families, parts } from '#tools/fonts/faces.ts';

const root = path.join(import.meta.dirname, '../../..');
const styles = path.join(root, 'app/styles');
const css = readFileSync(path.join(styles, 'font-faces.css'), 'utf8');
const sizeOf = (file: string) => statSync(path.join(styles, 'fonts', file)).size;

test('every letter of the messages is in exactly one part of a family', () => {
  const text = globSync('messages/**/*.json', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const letters = new Set([...text.join('')].filter((letter) => letter >= ' '));
  const partsOf = (letter: string) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    return parts.filter(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last));
  };
  expect([...letters].filter((letter) => partsOf(letter).length !== 1)).toEqual([]);
});

test('the style sheet names each file of the fonts once, and no other', () => {
  const named = [...css.matchAll(/url\("\.\/fonts\/([^"]+)"\)/g)].map(([, file]) => file);
  const files = globSync('*.woff2', { cwd: path.join(styles, 'fonts') });
  expect(named.toSorted()).toEqual(files.toSorted());
  expect(named).toHaveLength(families.reduce((sum, { weights }) => sum + weights.length, 0) * parts.length);
});

const pageBudget = 60_000;
const sizeOfParts = (...names: readonly string[]) =>
  names
    .flatMap((name) => [
      sizeOf(`sofia-sans-${name}-400.woff2`),
      sizeOf(`sofia-sans-condensed-${name}.woff2`),
      sizeOf(`sofia-sans-extra-condensed-${name}-800.woff2`),
    ])
    .reduce((sum, size) => sum + size, 0);

test('a page of prose, names and headlines loads at most 60 kB, with what is bold in it', () => {
  const bold = sizeOf('sofia-sans-latin-700.woff2');
  expect(sizeOfParts('latin', 'south-slavic') + bold).toBeLessThanOrEqual(pageBudget);
});

test('the names of another region do not take a page of names and headlines over 60 kB', () => {
  for (const region of ['western', 'latvian', 'lithuanian', 'central-european']) {
    const loaded = ['latin', 'south-slavic', region].flatMap((part) => [
      sizeOf(`sofia-sans-condensed-${part}.woff2`),
      sizeOf(`sofia-sans-extra-condensed-${part}-800.woff2`),
    ]);
    expect(
      loaded.reduce((sum, size) => sum + size, 0),
      region,
    ).toBeLessThanOrEqual(pageBudget);
  }
});

test('what has no ink loads no part for itself', () => {
  const latin = parts.find(({ name }) => name === 'latin')?.ranges ?? [];
  const inkless = [...`${unbroken('80–75')}\u2002\u2007\u2009\u202f\u00a0`].map((letter) => letter.codePointAt(0) ?? 0);
  expect(inkless.filter((point) => !latin.some(([first, last]) => point >= first && point <= last))).toEqual([]);
});

test('a name with accents of French, Spanish or Serbian is in the parts that nearly every page loads', () => {
  const usual = parts.filter(({ name }) => ['latin', 'south-slavic'].includes(name)).flatMap(({ ranges }) => ranges);
  const missing = [...'Đorđević Çelik José Núñez François Éloïse Žižić'].filter((letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    return !usual.some(([first, last]) => codePoint >= first && codePoint <= last);
  });
  expect(missing).toEqual([]);
});
