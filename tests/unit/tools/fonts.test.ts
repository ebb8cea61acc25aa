import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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

test('what a page of names and headlines loads is at most 60 kB', () => {
  const loaded = ['latin', 'south-slavic'].flatMap((part) => [
    sizeOf(`sofia-sans-condensed-${part}.woff2`),
    sizeOf(`sofia-sans-extra-condensed-${part}-800.woff2`),
  ]);
  expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});
