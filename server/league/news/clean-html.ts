import sanitizeHtml from 'sanitize-html';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'figure', 'figcaption'],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan'],
    th: ['colspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The only h1 of a page is its title.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) && { rel: 'noopener' }) },
    }),
  },
};

/** Sanitises an editor's HTML: removes scripts, styles, event handlers, frames and other URL schemes. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules);
}
