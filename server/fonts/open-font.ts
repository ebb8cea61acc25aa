import path from 'node:path';
import { type Font, openSync } from 'fontkit';

export type Weight = 'regular' | 'bold';
export type Script = 'latin' | 'cyrillic';

const folder = path.join(import.meta.dirname, 'files');
/** Letters such as в and д have the shapes that are common outside of Bulgaria, as on the site. */
const cyrillicShapes = 'RUS ';

const opened = new Map<string, Font>();

/** Opens the site's font in a weight, once for each script: its layout knows the language of the letters. */
export function openFont(script: Script, weight: Weight): Font {
  const key = `${script}-${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const font = openSync(path.join(folder, `${weight}.ttf`));
  if ('fonts' in font) throw new Error(`${weight}.ttf is a collection of fonts.`);
  if (script === 'cyrillic') {
    const layout = font.layout.bind(font);
    font.layout = (text, features) => layout(text, features, 'cyrl', cyrillicShapes);
  }
  opened.set(key, font);
  return font;
}

/** Splits a text where its script changes. */
export function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const script = scriptOf(letter);
    const run = runs.at(-1);
    if (run?.script === script) run.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

function scriptOf(letter: string): Script {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x400 && code <= 0x52f) || code === 0x2116 ? 'cyrillic' : 'latin';
}

/** Returns a text that fits by itself, else cut with an ellipsis. */
export function cutToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let end = text.length - 1;
  while (end > 0 && !fits(`${text.slice(0, end)}…`)) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Breaks a text between words into lines that fit; a word alone may be too long. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
