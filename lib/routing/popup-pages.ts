import { paths } from '#lib/paths.ts';
import { splitLocale } from './locale-prefix.ts';

/** Pages that the site of another host opens in a popup, to log a visitor in there. */
const popupPaths: readonly string[] = [paths.login(), paths.register(), paths.resetPassword(), paths.confirmAddress()];

/** Returns the headers by which a popup keeps its opener: any other policy would part it from the site that opened it. */
export function openerHeaders(path: string): Record<string, string> {
  return popupPaths.includes(splitLocale(path).path) ? { 'Cross-Origin-Opener-Policy': 'unsafe-none' } : {};
}
