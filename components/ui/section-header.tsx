'use client';

import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export type SectionHeaderProps = {
  title: string;
  id?: string;
  /** The page of the titled item. */
  href?: string;
  level?: 2 | 3;
  /** The page with the full content of this section. */
  more?: { href: string; label: string };
  /** Controls of the section: a segmented control, a select. */
  aside?: ReactNode;
};

/** The heading of a section, below a line. */
export function SectionHeader({ title, id, href, level = 2, more, aside }: SectionHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={level === 2 ? 'endline pt-2 pb-3' : 'border-t border-line-strong pt-2 pb-2'}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={id} className={level === 2 ? 'headline text-2xl' : 'headline text-xl'}>
          {href ? (
            <Link href={href} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {aside}
        {more && (
          <Link
            href={more.href}
            className="label inline-flex min-h-8 items-center gap-1 text-link underline-offset-4 hover:underline"
          >
            {more.label}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </div>
  );
}
