/** Returns the site's colours and the visitor's colour scheme as they stand in the document; none on the server. */
export function themeOfDocument(): { css: string; scheme: string | undefined } {
  if (typeof document === 'undefined') return { css: '', scheme: undefined };
  const styles = [...document.querySelectorAll('head > style')].map(({ textContent }) => textContent);
  return { css: styles.find((css) => css.startsWith(':root{')) ?? '', scheme: document.documentElement.dataset.scheme };
}
