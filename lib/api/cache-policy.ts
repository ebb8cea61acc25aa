/**
 * How long answers are kept, in seconds. Changes are announced by tag, so the times are for what nobody announces and for
 * caches in front of the site. A long `expire` keeps pages serving while the league API is away.
 */
export const steady = { stale: 60, revalidate: 300, expire: 7 * 24 * 60 * 60 } as const;

/**
 * While a game is played: what moves is announced, this is for a notice that got lost. What may be used for less than 30
 * seconds Next leaves out of kept pages, and would make the page for each visitor.
 */
export const live = { stale: 30, revalidate: 10, expire: 7 * 24 * 60 * 60 } as const;
