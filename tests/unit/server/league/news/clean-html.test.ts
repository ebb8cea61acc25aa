import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#server/league/news/clean-html.ts';

describe('the HTML of an editor', () => {
  it('keeps paragraphs, emphasis, lists, links and pictures', () => {
    const html =
      '<p>A <strong>win</strong>, <a href="/clubs/sava">seen</a></p><ul><li>82–80</li></ul><img src="/api/v2/website/assets/a" alt="Hall" />';
    expect(cleanHtml(html)).toBe(html);
  });

  it('gives no page a second first heading, and links to other sites no hold on this one', () => {
    expect(cleanHtml('<h1 lang="fr">Un</h1><a href="https://other.test/" target="_blank">b</a>')).toBe(
      '<h2 lang="fr">Un</h2><a href="https://other.test/" rel="noopener">b</a>',
    );
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
