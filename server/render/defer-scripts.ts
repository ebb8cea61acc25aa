import { startScript } from '#lib/page-start/start-script.ts';

/** As React writes them. */
const scripts = /<script src="([^"]+)" async=""><\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Leaves the scripts of a document that says so in its head (`<meta name="scripts" content="after-paint">`) to the start
 * script, which stands before its first stylesheet: an inline script waits for those before it.
 */
export function deferScripts(html: string): string {
  if (!html.includes('<meta name="scripts" content="after-paint"/>')) return html;
  const urls = new Set([...html.matchAll(scripts)].map(([, url]) => url));
  const place = html.indexOf('<link rel="stylesheet"');
  if (urls.size === 0 || place < 0) return html;
  const start = `<script data-scripts="${[...urls].join(' ')}">${startScript}</script>`;
  return `${html.slice(0, place)}${start}${html.slice(place)}`.replace(scripts, '').replace(preloads, '');
}
