export type NavItem = { href: string; label: string };

/** The item whose address begins the path, the longest first; the home page only by itself. */
export function currentItem(items: readonly NavItem[], path: string): string | null {
  const fits = ({ href }: NavItem) => path === href || (depth(href) > homeDepth(items) && path.startsWith(`${href}/`));
  const [best] = items.filter(fits).toSorted((one, other) => other.href.length - one.href.length);
  return best?.href ?? null;
}

const depth = (href: string) => href.split('/').filter(Boolean).length;
const homeDepth = (items: readonly NavItem[]) => Math.min(...items.map(({ href }) => depth(href)));
