import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { families, parts, printed, type Range, russianPage } from './faces.ts';

// Writes app/styles/fonts and app/styles/font-faces.css from the fonts as their authors publish them: only the weights that
// the site uses, in parts by letters; and server/fonts/files.

/** What the site's text needs, its figures among it; alternates for design programs would be half of a file. */
const keepFeatures = ['ccmp', 'kern', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

const root = path.join(import.meta.dirname, '../..');
const readSource = (name: string) => readFile(path.join(import.meta.dirname, 'sofia-sans', name));

const folder = await emptyFolder('app/styles/fonts');
const faces: string[] = [];
for (const { name, source, family, weights } of families) {
  const font = await readSource(source);
  for (const part of [...parts.map((part) => ({ ...part, suffix: '' })), russianPage]) {
    for (const weight of weights) {
      const css = typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;
      const file = `${name}-${part.name}${weights.length > 1 ? `-${css.replace(' ', '-')}` : ''}.woff2`;
      // The library's types do not know `keepFeatures`.
      const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weight }, keepFeatures };
      const subset = await subsetFont(font, part.ranges.map(textOf).join(''), options);
      await writeFile(path.join(folder, file), subset);
      faces.push(`@font-face {
  font-family: "${family}${part.suffix}";
  font-style: normal;
  font-weight: ${css};
  font-display: swap;
  src: url("./fonts/${file}") format("woff2");
  unicode-range: ${joined(part.ranges).map(cssRange).join(', ')};
}
`);
    }
  }
}
const head =
  '/* Written by `npm run fonts`; the fonts are under the SIL Open Font License, see THIRD_PARTY_NOTICES.md. */\n\n';
await writeFile(path.join(root, 'app/styles/font-faces.css'), head + faces.join('\n'));

const printedFolder = await emptyFolder('server/fonts/files');
const printedFont = await readSource(printed.source);
const everyLetter = parts.flatMap(({ ranges }) => ranges.map(textOf)).join('');
for (const [name, wght] of Object.entries(printed.weights)) {
  const options = { targetFormat: 'truetype' as const, variationAxes: { wght }, keepFeatures };
  await writeFile(path.join(printedFolder, `${name}.ttf`), await subsetFont(printedFont, everyLetter, options));
}

async function emptyFolder(name: string): Promise<string> {
  const folder = path.join(root, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return folder;
}

function textOf([first, last]: Range): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** Sorted, neighbours as one range. */
function joined(ranges: readonly Range[]): Range[] {
  const all: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = all.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else all.push([first, last]);
  }
  return all;
}

function cssRange([first, last]: Range): string {
  const [start, end] = [first, last].map((codePoint) => codePoint.toString(16).toUpperCase().padStart(4, '0'));
  return start === end ? `U+${start}` : `U+${start}-${end}`;
}
