// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readHtml, writeHtml } from '#lib/office/editor/html-document.ts';
import { htmlSchema } from '#lib/office/editor/html-schema.ts';
import { openHtml } from '#lib/office/editor/open-html.ts';
import { buildWorlds } from '#server/demo/world/build-world.ts';
import { cleanHtml } from '#server/league/news/clean-html.ts';
import { rankByFiba } from '#tests/unit/server/demo/world/demo-games.ts';

vi.setConfig({ testTimeout: 60_000 });

const { league, club } = buildWorlds('2026-11-21T15:00:00.000Z', rankByFiba);
const bodies = new Set([...league.news, ...club.news].flatMap(({ body }) => Object.values(body).map(String)));

test('every article of the demo opens as text, and is written as the same page', () => {
  expect(bodies.size).toBeGreaterThan(100);
  for (const html of bodies) {
    const opened = readHtml(html);
    expect(opened, html).not.toBeNull();
    if (!opened) continue;
    const again = writeHtml(opened);
    const page = (text: string) => cleanHtml(text).replace(/\s+/g, ' ').replace(/> </g, '><').trim();
    expect(page(again)).toBe(page(html));
    expect(writeHtml(openHtml(again).doc)).toBe(again);
  }
});

/** The elements that the document of the editor can write, with their attributes. */
const written = [...Object.values(htmlSchema.nodes), ...Object.values(htmlSchema.marks)].flatMap(
  ({ spec }) =>
    spec.parseDOM?.flatMap(({ tag }) =>
      tag && tag !== 'bare-line' ? [[tag, Object.keys(spec.attrs ?? {})] as [string, string[]]] : [],
    ) ?? [],
);
const sampleOf = (name: string) => ({ src: '/a', href: '/a' })[name] ?? '1';

test.each(written)('the pages of the site show <%s>, which the editor writes, with %j', (tag, names) => {
  const attributes = names.filter((name) => name !== 'rel').map((name) => ` ${name}="${sampleOf(name)}"`);
  expect(cleanHtml(`<${tag}${attributes.join('')}>`)).toContain(`<${tag}${attributes.join('')}`);
});
