import { splitLocale, withLocale } from './locale-prefix.ts';
import { isMembersOnly } from './members-only.ts';

/** Goes to the home page if the visitor is on a page that requires login. Browser only. */
export function leaveMembersPage(): void {
  const { locale, path } = splitLocale(location.pathname);
  if (isMembersOnly(path)) location.assign(locale ? withLocale(locale, '/') : '/');
}
