'use client';

import { useRouter } from 'next/navigation';
import { withDomain } from '#lib/account/asking-domain.ts';
import type { SignedIn } from '#lib/api/contract/account/signed-in.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { enterOwnSite } from './enter-own-site.ts';
import { type Asker, domainOf } from './use-asking-site.ts';

/** Goes on after a login; null where this site asks for an age before it gives a token. */
export type OnLogin = (signedIn: SignedIn | null) => Promise<void>;

/** Returns what follows a login on another page than that of the login: the profile here, or the questions of the site that asks. */
export function useLoggedIn(asker: Asker): OnLogin {
  const router = useRouter();
  const locale = usePageLocale();
  return async (signedIn) => {
    const domain = domainOf(asker);
    if (domain === null && signedIn) await enterOwnSite(signedIn.access_token);
    else router.push(withLocale(locale, withDomain(paths.login(), domain)));
  };
}
