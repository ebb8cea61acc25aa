import { expect, it } from 'vitest';
import { byCategory } from '#components/documents/by-category.ts';
import { fileKind } from '#components/documents/file-kind.ts';
import type { Document } from '#lib/api/contract/document.ts';
import { formatBytes } from '#lib/i18n/format/bytes.ts';
import { attachment } from '#server/api/website/attachment.ts';

const paper = (slug: string, category: string): Document => ({
  id: slug,
  slug,
  title: slug,
  category,
  season: null,
  language: null,
  file: '',
  fileName: '',
  contentType: '',
  size: 1,
  publishedAt: '2026-01-01T00:00:00.000Z',
});

it('lists documents under their categories, those without one last', () => {
  const groups = byCategory([paper('a', ''), paper('b', 'Rules'), paper('c', 'Season'), paper('d', 'Rules')]);
  expect(groups.map(({ category, documents }) => [category, documents.map(({ slug }) => slug)])).toEqual([
    ['Rules', ['b', 'd']],
    ['Season', ['c']],
    ['', ['a']],
  ]);
});

it.each([
  ['application/pdf', 'a.pdf', 'PDF'],
  ['text/csv; charset=utf-8', 'a.csv', 'CSV'],
  ['application/octet-stream', 'plan.dwg', 'DWG'],
  ['application/octet-stream', 'plan', ''],
])('calls %s named %s «%s»', (type, name, kind) => {
  expect(fileKind(type, name)).toBe(kind);
});

it.each([
  ['en', 640, '640 bytes'],
  ['ru', 310, '310 байт'],
  ['en', 24_300, '24 kB'],
  ['sl', 1_840_000, '1,8 MB'],
] as const)('writes a length in %s: %i bytes', (locale, bytes, text) => {
  expect(formatBytes(locale, bytes).replace(/\s/g, ' ')).toBe(text);
});

it('names a download in plain letters for old browsers, and in its own for others', () => {
  expect(attachment('rules.pdf')).toBe('attachment; filename="rules.pdf"');
  expect(attachment('a"b.pdf')).toBe(`attachment; filename="a_b.pdf"; filename*=UTF-8''a%22b.pdf`);
  expect(attachment("šut' (1).pdf")).toContain(`filename*=UTF-8''%C5%A1ut%27%20%281%29.pdf`);
});
