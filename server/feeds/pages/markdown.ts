import path from 'node:path';
import { Marked, type Token } from 'marked';
import type { StoredPicture } from './store-picture.ts';

const isAbsolute = (href: string) => /^(https?:|\/)/i.test(href);

/** Converts Markdown to HTML. Passes pictures with a relative path to `store` and uses the returned URL and size. */
export async function toHtml(
  markdown: string,
  file: string,
  store: (picture: string) => Promise<StoredPicture>,
): Promise<string> {
  const sizes = new Map<string, StoredPicture>();
  const marked = new Marked({
    async: true,
    gfm: true,
    walkTokens: async (token: Token) => {
      if (token.type !== 'image' || isAbsolute(token.href)) return;
      const stored = await store(path.join(path.dirname(file), decodeURIComponent(token.href)));
      sizes.set(stored.address, stored);
      token.href = stored.address;
    },
    renderer: {
      image({ href, text }) {
        const size = sizes.get(href);
        const dimensions = size ? ` width="${size.width}" height="${size.height}"` : '';
        return `<img src="${escapeAttribute(href)}" alt="${escapeAttribute(text)}"${dimensions}>`;
      },
    },
  });
  return (await marked.parse(markdown)).trim();
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
