/** What the bundler makes of a message with placeholders (`icu-minify`): texts, and the names of values in lists of one. */
type Compiled = readonly (string | readonly [name: string])[];

/**
 * Fills the placeholders of a message that has neither plurals nor formats: as its file has it, or as the bundler has
 * compiled it. For texts that every page loads: the translator of `use-intl` weighs more than they do.
 */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  const parts: Compiled = Array.isArray(message) ? message : message.split(/(?=\{)|(?<=\})/).map(partOf);
  return parts.map((part) => (typeof part === 'string' ? part : String(values[part[0]]))).join('');
}

const partOf = (text: string) => (text.startsWith('{') ? ([text.slice(1, -1)] as const) : text);
