/** Returns the token of a link in a mail. It stands in the fragment, which no server logs; null for none. Browser only. */
export const linkToken = (): string | null => new URLSearchParams(window.location.hash.slice(1)).get('token');
