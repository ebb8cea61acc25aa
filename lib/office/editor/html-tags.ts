/**
 * The HTML that an article may have, and so the editor knows: what `cleanHtml` of the server lets through, which a test compares. What
 * it allows and is not here (ruby, `menu`, a first heading) is edited as source.
 */

/** Elements that hold blocks. */
export const containerTags = [
  'address',
  'article',
  'aside',
  'div',
  'footer',
  'header',
  'hgroup',
  'main',
  'nav',
  'section',
] as const;

/** Elements within a line, from the outermost: a link goes around emphasis, so that it stays one link. */
export const inlineTags = [
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'data',
  'dfn',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'code',
] as const;

export const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The attributes of an element that has others than `lang`. */
export const attributesOf: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['lang', 'src', 'alt', 'width', 'height'],
  td: ['lang', 'colspan'],
  th: ['lang', 'colspan', 'scope'],
};
