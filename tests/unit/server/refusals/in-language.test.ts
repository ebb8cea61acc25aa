import { expect, test } from 'vitest';
import { LeagueError } from '#server/errors.ts';
import { inLanguage } from '#server/refusals/in-language.ts';
import { say } from '#server/refusals/sentence.ts';

test('a sentence without a text is told in English, with its values in their places', () => {
  const sentence = say`A file of ${3} pages is "${'too {0} long'}".`;
  expect(inLanguage(sentence, 'ru')).toBe('A file of 3 pages is "too {0} long".');
  expect(new LeagueError('conflict', sentence).message).toBe('A file of 3 pages is "too {0} long".');
});

test('one with a text is told in the language of the reader, and as the code has it in English', () => {
  const sentence = say`Somebody else has changed this since: it is at revision ${4}, not ${3}.`;
  expect(inLanguage(sentence, 'en')).toBe('Somebody else has changed this since: it is at revision 4, not 3.');
  expect(inLanguage(sentence, 'ru')).not.toMatch(/Somebody|\{/);
});
