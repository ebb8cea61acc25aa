'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, useState } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { usePrefetchedLinks } from './use-prefetched-links.ts';

/** A progress bar at the top of the window while the page of this link loads; CSS delays its appearance. */
function LinkPending() {
  const { pending } = useLinkStatus();
  return pending && <span aria-hidden="true" className="page-pending" />;
}

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/**
 * The link of the site. Pages never import `next/link` directly, so the prefetch policy has one place: Next prefetches the
 * links in the viewport, four at a time, then those pointed at. An internal `href` has no locale prefix; the link adds the locale of the page.
 */
export function Link({ href, prefetch = null, children, ...rest }: LinkProps) {
  const locale = usePageLocale();
  const prefetched = usePrefetchedLinks();
  const [isPointedAt, setPointedAt] = useState(false);
  const isPrefetched = prefetched === 'inSight' || (prefetched === 'pointedAt' && isPointedAt);
  const point = () => setPointedAt(true);
  return (
    <NextLink
      href={href.startsWith('/') ? withLocale(locale, href) : href}
      prefetch={isPrefetched ? prefetch : false}
      onPointerEnter={point}
      onFocus={point}
      {...rest}
    >
      {children}
      <LinkPending />
    </NextLink>
  );
}
