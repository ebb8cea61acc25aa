export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** One value for each scheme. */
export type SchemePair = Record<Scheme, string>;

/** A CSS colour that follows the page's `color-scheme`. */
export function lightDark({ light, dark }: SchemePair): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}
