/** Returns the host that somebody has typed or pasted, also as an address or with letters beyond ASCII; null where there is none. */
export function hostIn(text: string): string | null {
  const trimmed = text.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (/[\s@]/.test(trimmed) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return /^[a-z0-9.-]+$/.test(hostname) && /^(localhost|.+\.[^.]+)$/.test(hostname) ? hostname : null;
}
