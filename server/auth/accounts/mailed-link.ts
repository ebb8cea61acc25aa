import type { Locale } from '#lib/i18n/locales.ts';

/** Origin of the official website, to which links in mails lead. */
export type MailedLink = { officialUrl: string };

/** Returns the address of a link in a mail. The token is in the fragment, so that no server log has it. */
export function linkTo(
  page: 'confirm' | 'reset',
  token: string,
  locale: Locale,
  { officialUrl }: MailedLink,
  domain?: string,
): string {
  const fragment = new URLSearchParams({ token, ...(domain && { domain }) });
  return `${officialUrl}/${locale}/auth/${page}#${fragment}`;
}
