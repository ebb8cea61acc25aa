import { splitLocale } from './locale-prefix.ts';

/** Without a language in its path a page follows cookie and browser, which a shared cache has to know. */
export function varyOf(path: string): string | null {
  return splitLocale(path).locale ? null : 'Accept-Language, Cookie';
}
