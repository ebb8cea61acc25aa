import { permanentRedirect, redirect } from 'next/navigation';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { withLocale } from './locale-prefix.ts';

/** The slug of a person whose name is not public in full. A level of visibility can change back. */
const neutralSlug = /^player-[\da-f]{12}$/;

/**
 * Redirects a page at a former slug of a renamed or merged entity to its own address: permanently (308), but temporarily (307)
 * where a level of visibility moved it, since browsers that keep the first redirect would go in circles. To be awaited in the
 * page: its layout does not know the tab, and metadata may be sent after the status.
 */
export async function orMoved(asked: string, found: { slug: string } | null, pathOf: (slug: string) => string) {
  if (!found || found.slug === asked) return;
  await moveTo(pathOf(found.slug), [asked, found.slug]);
}

type Pair<Of> = readonly [Of, Of];

/** The same for the page of a pair, whose own address has its slugs in order. */
export async function orMovedPair(
  asked: Pair<string>,
  found: Pair<{ slug: string }>,
  pathOf: (one: string, other: string) => string,
) {
  const [one, other] = [found[0].slug, found[1].slug];
  if (one === asked[0] && other === asked[1] && one < other) return;
  await moveTo(pathOf(one, other), [...asked, one, other]);
}

async function moveTo(path: string, slugs: readonly string[]): Promise<never> {
  const address = withLocale(await pageLocale(), path);
  if (slugs.some((slug) => neutralSlug.test(slug))) redirect(address);
  permanentRedirect(address);
}
