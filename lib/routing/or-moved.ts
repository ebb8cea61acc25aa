import { permanentRedirect } from 'next/navigation';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { withLocale } from './locale-prefix.ts';

/** Redirects permanently to the path of today, where something was asked for by a former slug. Server components only. */
export async function orMoved(asked: string, found: { slug: string } | null, pathOf: (slug: string) => string) {
  if (found && found.slug !== asked) permanentRedirect(withLocale(await pageLocale(), pathOf(found.slug)));
}
