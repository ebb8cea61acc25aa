/** In the place of the part of Next's router that runs server actions, 1 kB of every page: the site has none. */
export function serverActionReducer(): never {
  throw new Error('The site has no server actions.');
}
