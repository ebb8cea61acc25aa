import { redirect } from 'next/navigation';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { withLocale } from './locale-prefix.ts';

/**
 * Redirects to the path of today, where something was asked for by a former slug. Temporarily: a level of visibility can change
 * back, and browsers that keep the first redirect would go in circles. Server components only.
 */
export async function orMoved(asked: string, found: { slug: string } | null, pathOf: (slug: string) => string) {
  if (found && found.slug !== asked) redirect(withLocale(await pageLocale(), pathOf(found.slug)));
}
