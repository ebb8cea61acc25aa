type Values = Readonly<Record<string, string | number>>;
/** What the bundler makes of a message with placeholders (`icu-minify`): texts, and the names of values in lists of one. */
type Compiled = readonly (string | readonly [name: string])[];

/**
 * Fills the placeholders of a message that has neither plurals nor formats: as its file has it, or as the bundler has
 * compiled it. Unknown ones stay. For texts of pages that load no translator, which weighs more than they do.
 */
export function fill(message: string, values: Values): string {
  const textOf = (name: string) => String(values[name] ?? `{${name}}`);
  if (!Array.isArray(message)) return message.replace(/\{(\w+)\}/g, (_, name: string) => textOf(name));
  const parts: Compiled = message;
  return parts.map((part) => (typeof part === 'string' ? part : textOf(part[0]))).join('');
}
