import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinFlightScripts } from '#server/render/join-flight-scripts.ts';

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const flight = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`;
const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])';
const theme = 'document.documentElement.dataset.scheme="dark"';

test('flight scripts become one where the last stood, in their order', () => {
  const parts = [bootstrap, flight('0:{"a":"</script><b>"}\n'), flight('1:"ä😀"\n'), 'self.__next_f.push([3,"AAEC"])'];
  const [first, second, third, fourth] = parts.map((part) => `<script>${part}</script>`);
  const html = `<html><head><script>${theme}</script></head><body>${first}${second}<p>1</p>${third}<p>2</p>${fourth}</body></html>`;
  const joined = parts.join(';');
  expect(joinFlightScripts(html)).toEqual({
    html: `<html><head><script>${theme}</script></head><body><p>1</p><p>2</p><script>${joined}</script></body></html>`,
    scriptHashes: [sourceOf(theme), sourceOf(joined)],
  });
});

test('a joined document stays as it is', () => {
  const { html, scriptHashes } = joinFlightScripts(`<script>${bootstrap}</script><script>${flight('0:1\n')}</script>`);
  expect(joinFlightScripts(html)).toEqual({ html, scriptHashes });
});

test('data, scripts of the origin and text that looks like a script have no hash', () => {
  const html = [
    '<script type="application/ld+json">{"@type":"Thing"}</script>',
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script type=text/plain>no()</script>',
    '<!-- <script>no()</script> -->',
    '<style>a::before{content:"<script>no()</script>"}</style>',
    '<textarea><script>no()</script></textarea>',
    `<p title="<script>no()</script>" data-a='<script>no()</script>'>1 < 2</p>`,
    '<noscript><script>no()</script></noscript>',
  ].join('');
  expect(joinFlightScripts(html)).toEqual({ html, scriptHashes: [] });
});

test.each([
  ['<script>a()</script >', 'a()'],
  ['<SCRIPT>a()</SCRIPT>', 'a()'],
  ['<script type="module">a()</script>', 'a()'],
  ["<script type='text/javascript' data-src='x'>a()</script>", 'a()'],
  ['<script>a()\r\nb()\rc()</script>', 'a()\nb()\nc()'],
  ['<script>var s="<!-- ä"</script>', 'var s="<!-- ä"'],
])('%j is hashed as browsers do', (html, script) => {
  expect(joinFlightScripts(html)).toEqual({ html, scriptHashes: [sourceOf(script)] });
});

test('the same script twice has one hash', () => {
  const html = '<script>a()</script><script>a()</script>';
  expect(joinFlightScripts(html).scriptHashes).toEqual([sourceOf('a()')]);
});

test.each(['<script>', '<p title="', '<!-- ', '<style>', '<script', '<script>a="<!--<script>"</script>'])(
  'a document that is cut short at %s stays as it is',
  (end) => {
    const html = `<script>${bootstrap}</script><script>${flight('0:1\n')}</script>${end}`;
    const scriptHashes = [bootstrap, flight('0:1\n')].map(sourceOf);
    expect(joinFlightScripts(html)).toEqual({ html, scriptHashes });
  },
);

test('no text makes it fail, and nothing but flight scripts moves', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '"',
      "'",
      '<',
      '>',
      '<p ',
      '<style>',
      '</style>',
      '<script ',
    ),
    fc.string().map((text) => `<script>${flight(text)}</script>`),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join('');
      const joined = joinFlightScripts(html);
      expect(joinFlightScripts(joined.html).html).toBe(joined.html);
      expect(joined.html.length).toBeLessThanOrEqual(html.length);
    }),
    { numRuns: 500 },
  );
});
