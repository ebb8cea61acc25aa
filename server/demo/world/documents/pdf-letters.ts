/** Letters and signs beyond ASCII, by the names that fonts give their glyphs; each has a code from 128 on. */
const glyphs: readonly [string, string][] = [
  ['č', 'ccaron'],
  ['ć', 'cacute'],
  ['š', 'scaron'],
  ['ž', 'zcaron'],
  ['đ', 'dcroat'],
  ['Č', 'Ccaron'],
  ['Ć', 'Cacute'],
  ['Š', 'Scaron'],
  ['Ž', 'Zcaron'],
  ['Đ', 'Dcroat'],
  ['–', 'endash'],
  ['−', 'minus'],
  ['’', 'quoteright'],
  ['…', 'ellipsis'],
  ['•', 'bullet'],
];

const first = 128;
const codes = new Map(glyphs.map(([letter], index) => [letter, first + index]));

export const glyphDifferences = `${first} ${glyphs.map(([, name]) => `/${name}`).join(' ')}`;

/** A text as the hexadecimal codes of its letters; throws for a letter that has no glyph here. */
export function encodeText(text: string): string {
  return [...text].map((letter) => codeOf(letter).toString(16).padStart(2, '0')).join('');
}

function codeOf(letter: string): number {
  const code = codes.get(letter) ?? letter.charCodeAt(0);
  if (!codes.has(letter) && (code < 32 || code > 126)) throw new Error(`The letter ${letter} has no glyph.`);
  return code;
}
