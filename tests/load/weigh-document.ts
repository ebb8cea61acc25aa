export type DocumentWeight = { bytes: number; gzipBytes: number; flightShare: number; elements: number };

const scripts = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** Returns what a document weighs: its bytes, the share of Next's flight data in them, and its elements outside scripts. */
export function weighDocument(html: string, gzipSize: (html: string) => number): DocumentWeight {
  const bytes = Buffer.byteLength(html);
  const flight = [...html.matchAll(scripts)].filter(([, code]) => code?.includes('__next_f'));
  const flightBytes = flight.reduce((sum, [script]) => sum + Buffer.byteLength(script), 0);
  const elements = html.replace(scripts, '<script>').match(/<[a-z]/gi)?.length ?? 0;
  return { bytes, gzipBytes: gzipSize(html), flightShare: flightBytes / bytes, elements };
}
