export type NavItem = { href: string; label: string };

/** The item whose address begins the path, the longest first; the home page only by itself. Addresses without language. */
export function currentItem(items: readonly NavItem[], path: string): string | null {
  const fits = ({ href }: NavItem) => path === href || (href !== '/' && path.startsWith(`${href}/`));
  const [best] = items.filter(fits).toSorted((one, other) => other.href.length - one.href.length);
  return best?.href ?? null;
}
