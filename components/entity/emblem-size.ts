/** Sizes of crests and portraits. `hero` is for `Masthead`, there `face` for a person, `masthead` for `GameMasthead`; all are responsive. */
export const emblemSizes = {
  '2xs': { pixels: 16, className: 'size-4' },
  xs: { pixels: 20, className: 'size-5' },
  sm: { pixels: 28, className: 'size-7' },
  md: { pixels: 40, className: 'size-10' },
  lg: { pixels: 64, className: 'size-16' },
  xl: { pixels: 112, className: 'size-28' },
  masthead: { pixels: 64, className: 'size-8 sm:size-10 lg:size-16' },
  face: { pixels: 144, className: 'size-16 sm:size-28 lg:size-36' },
  hero: { pixels: 128, className: 'size-11 sm:size-24 lg:size-32' },
} as const;

export type EmblemSize = keyof typeof emblemSizes;
