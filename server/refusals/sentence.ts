/** A sentence of a refusal as the code has it, in English, with what stands at its places `{0}`, `{1}`, …. */
export type Sentence = { pattern: string; values: readonly string[] };

/** Makes a sentence that is told in the language of the caller; `texts` has it in all languages. */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): Sentence {
  const pattern = parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`);
  return { pattern, values: values.map(String) };
}

/** Returns the sentence as the code has it; a text as it is. */
export const toEnglish = (text: string | Sentence): string =>
  typeof text === 'string' ? text : fill(text.pattern, text.values);

/** Puts values at the places of a pattern. */
export const fill = (pattern: string, values: readonly string[]): string =>
  pattern.replace(/\{(\d+)\}/g, (place, index) => values[Number(index)] ?? place);
