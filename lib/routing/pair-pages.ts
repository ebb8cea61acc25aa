import { splitLocale } from './locale-prefix.ts';
import { matchRoute } from './match-route.ts';

/**
 * Returns whether a path, with or without language prefix, is the page of two things that anybody may choose: there are as
 * many as pairs, far more than a store should hold.
 */
export function isPairPage(path: string): boolean {
  return matchRoute(splitLocale(path).path)?.params.other !== undefined;
}
