import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#server/league/news/clean-html.ts';

describe('the HTML of an editor', () => {
  it('keeps paragraphs, emphasis, lists, links and pictures', () => {
    const html =
      '<p>A <strong>win</strong>, <a href="https://league.test/a">seen</a></p><ul><li>82–80</li></ul><img src="/api/v2/website/assets/a" alt="Hall" />';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<img src="data:text/html,x" onerror="alert(1)" />', '<img />'],
    ['<iframe src="https://other.test"></iframe>a', 'a'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ])('loses what could act on the page: %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});
