import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const namespaces = readdirSync(path.join(import.meta.dirname, '../../../messages/en')).map((file) => file.slice(0, -5));

/** Matches the key that replaces a missing text, such as `home.news.title`. */
const messageKey = new RegExp(`(?<![\\w/.#-])(?:${namespaces.join('|')})\\.[A-Za-z][\\w.-]*|MISSING_MESSAGE`, 'g');

/** Keys of messages that a page shows, or names things by, in place of their texts. */
export async function untranslatedKeys(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.tagName !== 'SCRIPT') texts.push(walker.currentNode.nodeValue ?? '');
    const attributes = ['aria-label', 'title', 'alt', 'placeholder'];
    const named = document.querySelectorAll(attributes.map((name) => `[${name}]`).join());
    const words = Array.from(named, (element) => attributes.map((name) => element.getAttribute(name)).join(' '));
    return [document.title, ...texts, ...words].join('\n');
  });
  return texts.match(messageKey) ?? [];
}
