import type { Messages } from '#messages/english.ts';

/** The texts of the form, in the language of the page. */
export type ApplicationLabels = Messages['application']['form'];

/** A text with values at its `{places}`. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
