/** The parameter by which a site names itself to the official website (specification §7), and links in mails name it. */
const parameter = 'domain';

/** Returns the origin that asks for a login; null for none. Browser only. */
export function askingDomain(): string | null {
  const { search, hash } = window.location;
  return new URLSearchParams(search).get(parameter) ?? new URLSearchParams(hash.slice(1)).get(parameter);
}

/** Returns the path with the site that asks for a login, so that it is not lost between the pages that log in. */
export function withDomain(path: string, domain: string | null): string {
  return domain === null ? path : `${path}?${new URLSearchParams({ [parameter]: domain })}`;
}
