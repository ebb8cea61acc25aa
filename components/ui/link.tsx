import NextLink from 'next/link';
import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<typeof NextLink>;

/** The one link of the site: pages never use `next/link` themselves, so that the prefetch policy has one place. */
export function Link(props: LinkProps) {
  return <NextLink {...props} />;
}
