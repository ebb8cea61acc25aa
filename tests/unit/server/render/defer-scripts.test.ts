import { expect, test } from 'vitest';
import { startScript } from '#lib/page-start/start-script.ts';
import { deferScripts } from '#server/render/defer-scripts.ts';

const sheet = '<link rel="stylesheet" href="/a.css"/>';
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
const picture = '<link rel="preload" as="image" href="/a.webp"/>';
const says = '<meta name="scripts" content="after-paint"/>';
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const inline = '<script>a()</script>';

test('the scripts of a document are named once, before its first stylesheet', () => {
  const html = `<head>${picture}${sheet}${preload}${script('a')}${says}${inline}${old}</head><body>${script('b')}${script('a')}</body>`;
  const names = '/_next/static/chunks/a.js /_next/static/chunks/b.js';
  const start = `<script data-scripts="${names}">${startScript}</script>`;
  expect(deferScripts(html)).toBe(`<head>${picture}${start}${sheet}${says}${inline}${old}</head><body></body>`);
});

test.each([
  ['does not say so', `<head>${sheet}${preload}${script('a')}</head>`],
  ['has no stylesheet', `<head>${preload}${script('a')}${says}</head>`],
  ['has no script', `<head>${sheet}${says}${inline}${old}</head>`],
])('a document that %s stays as it is', (_, html) => {
  expect(deferScripts(html)).toBe(html);
});
