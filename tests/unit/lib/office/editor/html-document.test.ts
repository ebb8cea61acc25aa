// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#lib/office/editor/html-document.ts';

const written = (html: string) => {
  const read = readHtml(html);
  return read && writeHtml(read);
};

test.each([
  ['a paragraph that begins like a list', '<p>12. kolo</p>'],
  ['headings and a rule', '<h2>Q1</h2>\n<p>a</p>\n<hr>\n<h3 lang="sr">b</h3>'],
  ['tight lists in lists', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
  ['loose lists', '<ol><li><p>a</p></li><li><p>b</p><p>c</p></li></ol>'],
  [
    'links around emphasis, with a way out',
    '<p><a href="https://x.test/" rel="noopener">a <strong>b</strong></a><br>c</p>',
  ],
  [
    'every emphasis within a line',
    '<p><em>a</em><s>b</s><code>c</code><sub>d</sub><mark>e</mark><span lang="fr">f</span></p>',
  ],
  [
    'a table',
    '<table><caption>t</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  [
    'pictures with and without a caption',
    '<figure><img src="/a" alt="b"><figcaption>c</figcaption></figure>\n<p><img src="/d" width="3"></p>',
  ],
  ['quotes and code', '<blockquote><p>a</p></blockquote>\n<pre><code>b\n  c</code></pre>'],
  ['terms and what they mean', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['hard spaces', '<p>82&nbsp;: 80</p>'],
  ['parts of a page', '<section lang="en"><p>a</p><div>b</div></section>'],
])('the editor writes %s as it was', (_, html) => {
  expect(written(html)).toBe(html);
});

test.each([
  ['line breaks in the source', '<p>a\nb</p>\n\n<ul>\n<li>c</li>\n</ul>\n', '<p>a b</p>\n<ul><li>c</li></ul>'],
  ['emphasis in another order', '<p><strong><em>a</em></strong></p>', '<p><em><strong>a</strong></em></p>'],
])('the editor opens %s, which is drawn alike', (_, html, expected) => {
  expect(written(html)).toBe(expected);
});

test.each([
  '<p style="color:red">a</p>',
  '<h1>a</h1>',
  '<p class="lead">a</p>',
  '<iframe src="https://x.test"></iframe>',
  '<p>a<!-- b --></p>',
  '<script>a</script>',
  'a bare line',
  '<ruby>a<rt>b</rt></ruby>',
  '<ol start="3"><li>a</li></ol>',
  '<p><font>a</font></p>',
  '<p><a href="/a" target="_blank">a</a></p>',
])('a text that the editor would change is edited as source: %s', (html) => {
  expect(readHtml(html)).toBeNull();
});

test('an empty text stays empty', () => {
  expect(written('')).toBe('');
});
