/** Returns the URL with changed query parameters: removes empty ones, keeps all others. */
export function addressWith(href: string, values: Readonly<Record<string, string>>): string {
  const address = new URL(href);
  for (const [key, value] of Object.entries(values)) {
    if (value) address.searchParams.set(key, value);
    else address.searchParams.delete(key);
  }
  return address.href;
}
