/**
 * Cache lifetimes of responses, in seconds. Changes revalidate by tag, so these times only matter for changes that are
 * not published and for shared caches in front of the site. A long `expire` keeps pages available while the league API
 * is down.
 */
export const steady = { stale: 60, revalidate: 300, expire: 7 * 24 * 60 * 60 } as const;

/**
 * For a live game: changes revalidate by tag, the times are a fallback for a lost notification. Next does not prerender
 * what is stale after less than 30 seconds; the page would then be rendered for each visitor.
 */
export const live = { stale: 30, revalidate: 10, expire: 7 * 24 * 60 * 60 } as const;
