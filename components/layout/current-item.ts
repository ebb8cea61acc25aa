export type NavItem = { href: string; label: string };

/** Returns the `href` of the item with the longest prefix of `path`; `/` matches only itself. Paths have no locale prefix. */
export function currentItem(items: readonly NavItem[], path: string): string | null {
  const matches = ({ href }: NavItem) => path === href || (href !== '/' && path.startsWith(`${href}/`));
  const [best] = items.filter(matches).toSorted((one, other) => other.href.length - one.href.length);
  return best?.href ?? null;
}
