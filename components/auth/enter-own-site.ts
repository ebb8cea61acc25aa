import { paths } from '#lib/paths.ts';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';
import { useAuth } from '#stores/auth.ts';

/** Logs in on this site itself, and opens the profile. */
export async function enterOwnSite(token: string): Promise<boolean> {
  await useAuth.getState().setAccessToken(token);
  const { locale } = splitLocale(window.location.pathname);
  window.location.assign(locale ? withLocale(locale, paths.profile()) : paths.profile());
  return true;
}
