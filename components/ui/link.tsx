'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, useCallback, useState } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { usePrefetchedLinks, watchLink } from './use-prefetched-links.ts';

/** A progress bar at the top of the window while the page of this link loads; CSS delays its appearance. */
function LinkPending() {
  const { pending } = useLinkStatus();
  return pending && <span aria-hidden="true" className="page-pending" />;
}

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/**
 * The link of the site. Pages never import `next/link` directly, so the prefetch policy has one place: the first
 * links in the viewport and those pointed at are prefetched; with `prefetch={false}` none. An internal `href` has no locale prefix; the link adds the locale of the page.
 */
export function Link({ href, prefetch = null, children, ...rest }: LinkProps) {
  const locale = usePageLocale();
  const prefetched = usePrefetchedLinks();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isInSight, setInSight] = useState(false);
  const isPrefetched = (prefetched === 'inSight' && isInSight) || (prefetched !== 'none' && isPointedAt);
  const point = () => setPointedAt(true);
  const address = href.startsWith('/') ? withLocale(locale, href) : href;
  const watch = useCallback(
    (link: HTMLAnchorElement | null) =>
      link && prefetch !== false && prefetched === 'inSight'
        ? watchLink(link, address, () => setInSight(true))
        : undefined,
    [prefetch, prefetched, address],
  );
  return (
    <NextLink
      ref={watch}
      href={address}
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
