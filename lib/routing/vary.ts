import { splitLocale } from './locale-prefix.ts';

/**
 * Returns the `Vary` header for shared caches: a path without language prefix depends on cookie and browser language.
 */
export function varyOf(path: string): string | null {
  return splitLocale(path).locale ? null : 'Accept-Language, Cookie';
}
