/** Red, green and blue; 0–255 unless noted otherwise. */
export type Rgb = [number, number, number];

/**
 * Parses `#rgb`, `#rrggbb`, `#rrggbbaa` (alpha dropped), with or without `#`, and `rgb(r g b)`; null for anything
 * else.
 */
export function parseColor(text: string | null | undefined): Rgb | null {
  const value = text?.trim().toLowerCase() ?? '';
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short) return channels(short, (digit) => Number.parseInt(digit + digit, 16));
  const long = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/.exec(value);
  if (long) return channels(long, (digits) => Number.parseInt(digits, 16));
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/].*)?\)$/.exec(value);
  return rgb ? channels(rgb, (digits) => Math.min(255, Number(digits))) : null;
}

function channels(match: RegExpExecArray, read: (digits: string) => number): Rgb {
  return [read(match[1] ?? ''), read(match[2] ?? ''), read(match[3] ?? '')];
}

export function toHex(rgb: Rgb): string {
  const digits = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');
  return `#${digits(rgb[0])}${digits(rgb[1])}${digits(rgb[2])}`;
}
