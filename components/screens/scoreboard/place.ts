export const places = ['left', 'right'] as const;
export type Place = (typeof places)[number];
