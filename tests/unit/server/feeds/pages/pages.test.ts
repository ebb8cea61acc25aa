import { expect, it } from 'vitest';
import { z } from 'zod';
import { splitFrontMatter } from '#server/feeds/pages/front-matter.ts';
import { readDate } from '#server/feeds/pages/read-date.ts';
import { readYaml } from '#server/feeds/pages/yaml.ts';

it('parts the keys of a file from its text, whatever lines the text has', () => {
  expect(splitFrontMatter('a.md', '---\r\ntitle: A\r\n---\r\nText\n\n---\n\nMore\n')).toEqual({
    head: 'title: A\r\n',
    body: 'Text\n\n---\n\nMore',
  });
  expect(splitFrontMatter('a.md', '---\n---\n')).toEqual({ head: '', body: '' });
  expect(() => splitFrontMatter('a.md', 'Text\n---\ntitle: A\n---\n')).toThrow('a.md, line 1');
});

it.each([
  ['2026-01-31', '2026-01-30T23:00:00.000Z'],
  ['2026-07-31 18:30', '2026-07-31T16:30:00.000Z'],
  ['2026-01-31T18:30:00+03:00', '2026-01-31T15:30:00.000Z'],
  ['2026-02-30', null],
  ['31.1.2026', null],
])('reads the day and time %s in the zone of the site', (text, instant) => {
  expect(readDate(text, 'Europe/Belgrade')?.toISOString() ?? null).toBe(instant);
});

it('names the line of what is wrong, counted in the whole file', () => {
  const read = (text: string) =>
    readYaml(z.strictObject({ title: z.string(), tags: z.array(z.string()) }), { file: 'a.md', text, firstLine: 2 });
  expect(() => read('title: A\ntags:\n  - b\n  - [c]\n')).toThrow('a.md, line 5, tags.1: expected string');
  expect(() => read('title: A\ntag: []\n')).toThrow('a.md');
  expect(() => read('title: "A\n')).toThrow(/a\.md, line \d: .*; correct the YAML/);
});
