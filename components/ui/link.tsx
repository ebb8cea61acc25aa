'use client';

import { useRouter } from 'next/navigation';
import {
  type ComponentProps,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useTransition,
} from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { addressChanges } from '#lib/routing/address-changes.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { startNavigation } from './navigation.ts';
import { pointAt, watchLink } from './prefetch-links.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** An internal address has no locale prefix; the link adds the locale of the page. */
  href: string;
  /** `false`: the page is never fetched ahead. */
  prefetch?: false;
  /** `false`: the new page stays where this one is scrolled to. */
  scroll?: false;
};

/**
 * The link of the site. It opens internal pages by the router and fetches them ahead: the first links in the viewport and
 * those pointed at. `next/link` decides on its own what it fetches, and weighs 3 kB on every page.
 */
export function Link({ href, prefetch, scroll, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const locale = usePageLocale();
  const [isOpening, startOpening] = useTransition();
  const isInternal = href.startsWith('/');
  const address = isInternal ? withLocale(locale, href) : href;
  const mayPrefetch = isInternal && prefetch !== false;
  const watch = useCallback(
    (link: HTMLAnchorElement | null) =>
      link && mayPrefetch ? watchLink(link, address, () => router.prefetch(address)) : undefined,
    [mayPrefetch, address, router],
  );
  const isOnPage = useRef(false);
  useEffect(() => {
    if (!isOpening) return;
    const endNavigation = startNavigation();
    return () => {
      endNavigation();
      if (isOnPage.current) addressChanges.dispatchEvent(new Event('replace'));
    };
  }, [isOpening]);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isInternal || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    isOnPage.current = event.currentTarget.pathname === window.location.pathname;
    startOpening(() => router.push(address, { scroll: scroll ?? true }));
  };
  const point = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => pointAt(currentTarget);
  return (
    <a ref={watch} href={address} onClick={open} onPointerEnter={point} onFocus={point} {...rest}>
      {children}
      {/* A progress bar at the top of the window; CSS delays its appearance. */}
      {isOpening && <span aria-hidden="true" className="page-pending" />}
    </a>
  );
}

/** Tells whether a click asks for another tab, a window or a file. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean {
  const isElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  return metaKey || ctrlKey || shiftKey || altKey || isElsewhere || currentTarget.hasAttribute('download');
}
