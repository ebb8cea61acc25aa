/**
 * Returns the sort value of a formatted figure: `12`, `+5`, `−3`, `45,3`, `5/9` (made, then fewer tried), `5–2`, `23:45`. Null
 * for what is not a figure.
 */
export function valueOfText(text: unknown): number | null {
  if (typeof text === 'number') return text;
  if (typeof text !== 'string') return null;
  const match = /^([+−-]?)(\d[\d\s.,]*)(?:([/–:])(\d+))?/.exec(text.trim());
  if (!match) return null;
  const [, sign = '', whole = '', joint, rest] = match;
  const value = numberOf(whole) + (joint === undefined ? 0 : Number(rest) * weightOf(joint));
  return sign === '−' || sign === '-' ? -value : value;
}

const weightOf = (joint: string) => (joint === ':' ? 1 / 60 : -1 / 10_000);

/** A last separator with other than three digits after it is that of decimals. */
function numberOf(text: string): number {
  const compact = text.replace(/\s/g, '');
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(compact) ?? /^0[.,](\d{3})$/.exec(compact);
  const whole = decimals ? compact.slice(0, -(decimals[1] ?? '').length - 1) : compact;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals?.[1] ?? 0}`);
}
