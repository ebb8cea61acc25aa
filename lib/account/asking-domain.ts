/** The query parameter by which a site names itself to the official website (specification §7). */
const parameter = 'domain';

/** Returns the origin that asks for a login; null for none. Browser only. */
export const askingDomain = (): string | null => new URLSearchParams(window.location.search).get(parameter);

/** Returns the path with the site that asks for a login, so that it is not lost between the pages that log in. */
export const withDomain = (path: string, domain: string | null): string =>
  domain === null ? path : `${path}?${new URLSearchParams({ [parameter]: domain })}`;
