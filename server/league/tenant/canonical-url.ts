const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** Returns the address of a site by its canonical host: https, except for names of this machine or where it is switched off. */
export const canonicalUrl = (host: string, isSecure = !isLocal(host)): string =>
  `${isSecure ? 'https' : 'http'}://${host}`;
