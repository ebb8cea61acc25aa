type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A colour between two `#rrggbb`, `share` of the way from the first to the second. */
export function mixColors(from: string, to: string, share: number): string {
  const end = parse(to);
  return toHex(parse(from).map((part, index) => part + ((end[index] ?? 0) - part) * share));
}

export const darken = (color: string, share: number) => mixColors(color, '#05070c', share);
export const lighten = (color: string, share: number) => mixColors(color, '#ffffff', share);

/** Perceived lightness, 0…1. */
export function lightness(color: string): number {
  const [red, green, blue] = parse(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
