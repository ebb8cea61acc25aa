'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { LinkPending } from './link-pending.tsx';
import { usePreloading } from './preloading.ts';

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/**
 * The one link of the site: pages never use `next/link` themselves, so that the prefetch policy has one place. Links that
 * are in sight fetch their pages, four at a time, which Next sees to. An address of the site is given without language and
 * leads to the language of the page.
 */
export function Link({ href, prefetch = null, children, ...rest }: LinkProps) {
  const locale = usePageLocale();
  const isPreloading = usePreloading();
  return (
    <NextLink
      href={href.startsWith('/') ? withLocale(locale, href) : href}
      prefetch={isPreloading ? prefetch : false}
      {...rest}
    >
      {children}
      <LinkPending />
    </NextLink>
  );
}
