import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { families, parts, printed, type Range } from './faces.ts';

// Writes app/styles/fonts and app/styles/font-faces.css from the packages of the fonts: only the weights that the site
// uses, in parts by letters; and server/fonts/files.

/** What the site's text needs, its figures among it; alternates for design programs would be half of a file. */
const keepFeatures = ['ccmp', 'kern', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'app/styles/fonts');

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const faces: string[] = [];
for (const { package: name, family, weights } of families) {
  for (const part of parts) {
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-${part.source}-wght-normal.woff2`;
    const font = await readFile(path.join(root, source));
    for (const weight of weights) {
      const css = typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;
      const file = `${name}-${part.name}${weights.length > 1 ? `-${css.replace(' ', '-')}` : ''}.woff2`;
      // The library's types do not know `keepFeatures`.
      const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weight }, keepFeatures };
      const subset = await subsetFont(font, part.ranges.map(textOf).join(''), options);
      await writeFile(path.join(folder, file), subset);
      faces.push(`@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${css};
  font-display: swap;
  src: url("./fonts/${file}") format("woff2");
  unicode-range: ${part.ranges.map(cssRange).join(', ')};
}
`);
    }
  }
}
const head =
  '/* Written by `npm run fonts`; the fonts are under the SIL Open Font License, see THIRD_PARTY_NOTICES.md. */\n\n';
await writeFile(path.join(root, 'app/styles/font-faces.css'), head + faces.join('\n'));

const printedFolder = path.join(root, 'server/fonts/files');
await rm(printedFolder, { recursive: true, force: true });
await mkdir(printedFolder);
for (const part of printed.parts) {
  const source = `node_modules/@fontsource-variable/${printed.package}/files/${printed.package}-${part}-wght-normal.woff2`;
  const font = await readFile(path.join(root, source));
  const text = parts
    .filter(({ source }) => source === part)
    .flatMap(({ ranges }) => ranges.map(textOf))
    .join('');
  for (const [name, wght] of Object.entries(printed.weights)) {
    const options = { targetFormat: 'truetype' as const, variationAxes: { wght }, keepFeatures };
    await writeFile(path.join(printedFolder, `${part}-${name}.ttf`), await subsetFont(font, text, options));
  }
}

function textOf([first, last]: Range): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

function cssRange([first, last]: Range): string {
  const [start, end] = [first, last].map((codePoint) => codePoint.toString(16).toUpperCase().padStart(4, '0'));
  return start === end ? `U+${start}` : `U+${start}-${end}`;
}
