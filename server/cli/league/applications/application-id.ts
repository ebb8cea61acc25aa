/** Returns the id in a URL, or the text itself where there is none. */
export const applicationId = (address: string): string =>
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address)?.[0] ?? address;
