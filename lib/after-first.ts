/** Returns the last segment of the path of a tab; the first tab has none. */
export const afterFirst = (tab: string, first: string) => (tab === first ? '' : `/${tab}`);
