'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { LinkPending } from './link-pending.tsx';

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/**
 * The one link of the site: pages never use `next/link` themselves, so that the prefetch policy has one place. An address
 * of the site is given without language and leads to the language of the page.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const locale = usePageLocale();
  return (
    <NextLink href={href.startsWith('/') ? withLocale(locale, href) : href} {...rest}>
      {children}
      <LinkPending />
    </NextLink>
  );
}
