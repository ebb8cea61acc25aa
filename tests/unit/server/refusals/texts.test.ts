import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#lib/i18n/locales.ts';
import { texts } from '#server/refusals/texts/texts.ts';

const placesOf = (text: string) => new Set([...text.matchAll(/\{\d+\}/g)].map(([place]) => place));

/** Returns the patterns of the sentences that a file makes with `say`. */
function sentencesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?<!`)\bsay`/g)].map(({ index }) => patternAt(source, index + 'say`'.length));
}

/** Reads a template from its start; what is between `${` and its `}` becomes a place. */
function patternAt(source: string, start: number): string {
  let pattern = '';
  let places = 0;
  for (let at = start; source[at] !== '`'; at += 1) {
    if (source.startsWith('${', at)) {
      pattern += `{${places}}`;
      places += 1;
      at = endOfPlace(source, at + 2);
    } else {
      if (source[at] === '\\') at += 1;
      pattern += source[at];
    }
  }
  return pattern;
}

function endOfPlace(source: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; depth > 0; at += 1) {
    if (source[at] === '`') at = source.indexOf('`', at + 1);
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
  }
  return at - 1;
}

const sentences = new Set(globSync('server/**/*.ts').flatMap(sentencesIn));

test('each sentence of a refusal has a text in every language, with the same places', () => {
  const faults = [...sentences].flatMap((pattern) =>
    locales
      .filter((locale) => locale !== 'en')
      .filter((locale) => {
        const text = texts[pattern]?.[locale];
        return !text?.trim() || [...placesOf(text)].some((place) => !placesOf(pattern).has(place));
      })
      .map((locale) => `${locale}: ${pattern}`),
  );
  expect(faults).toEqual([]);
});

test('each text is of a sentence that the code has', () => {
  expect(Object.keys(texts).filter((pattern) => !sentences.has(pattern))).toEqual([]);
});
