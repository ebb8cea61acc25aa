import type { Messages } from '#messages/english.ts';

/** The messages of the form, in the language of the page. */
export type ApplicationLabels = Messages['application']['form'];

/** Replaces the `{name}` placeholders of a text; unknown ones stay. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
