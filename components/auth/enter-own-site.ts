import { paths } from '#lib/paths.ts';
import { retry } from '#lib/retry/retry.ts';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';

/** Logs in on this site itself, and opens the profile. */
export async function enterOwnSite(token: string): Promise<boolean> {
  const { useAuth } = await retry(() => import('#stores/auth.ts'));
  await useAuth.getState().setAccessToken(token);
  const { locale } = splitLocale(window.location.pathname);
  window.location.assign(locale ? withLocale(locale, paths.profile()) : paths.profile());
  return true;
}
