const everywhere = ["base-uri 'self'", "form-action 'self'", "frame-ancestors 'self'", "object-src 'none'"];

/** Google Analytics, which the site loads where its configuration has an id; see lib/analytics. */
const analyticsOrigin = 'https://www.googletagmanager.com';

export type PolicySettings = {
  /** Whether the page loads Google Analytics; see `loadsAnalytics`. */
  analytics: boolean;
  /** The origins of video players, where the site has videos; see `showsVideos`. */
  frames: readonly string[];
};

/** The policy of answers whose scripts are not known: what may frame them, and where their forms and links may lead. */
export const basicSecurityPolicy = everywhere.join('; ');

/**
 * Returns the policy of a complete document: it runs scripts of its own origin, and inline only those with one of the
 * hashes (`'sha256-…'`), so neither event handlers in attributes nor what a script writes into the page later.
 */
export function contentSecurityPolicy({ analytics, frames }: PolicySettings, scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes, ...(analytics ? [analyticsOrigin] : [])];
  return [...everywhere, `script-src ${scripts.join(' ')}`, `frame-src ${["'self'", ...frames].join(' ')}`].join('; ');
}

/** Returns whether a document of the site loads Google Analytics; such a one says so in its head. */
export function loadsAnalytics(html: string): boolean {
  return html.includes('<meta name="google-analytics"');
}

/** Returns whether a document is of a site with videos; every page says so, since the router opens others in it. */
export function showsVideos(html: string): boolean {
  return html.includes('<meta name="video-players"');
}
