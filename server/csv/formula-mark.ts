/**
 * An apostrophe before a text makes a spreadsheet show it instead of running it as a formula (CSV injection). A text that begins like
 * a marked one gets a mark as well, so that `readMark` returns every text as it was.
 */
const marked = /^'+[=+\-@\t\r]/;

export const escapeMark = (text: string) => (marked.test(text) ? `'${text}` : text);

export function escapeFormula(text: string): string {
  const isPlain = !/^[=+\-@\t\r]/.test(text) || /^[+-]?[\d\s()/.-]+$/.test(text);
  return isPlain ? escapeMark(text) : `'${text}`;
}

/** Returns a text of a CSV file without the mark. */
export const readMark = (text: string) => (marked.test(text) ? text.slice(1) : text);
