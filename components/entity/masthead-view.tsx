'use client';

import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import { HalfCourt } from './half-court.tsx';

export type MastheadViewProps = {
  title: string;
  /** The language tag of the title, if it differs from the page. */
  titleLang?: string | undefined;
  /** The line above the title: the parent (league, season). */
  kicker?: ReactNode;
  /** The line below the title: facts, separated by space. */
  meta?: ReactNode;
  /** A `Crest` or `Portrait` of size `hero`, drawn in the key (the restricted area). */
  emblem?: ReactNode;
  /** A button: after the facts, and at the end from 1024 px. */
  action?: ReactNode;
  /** Tiles or buttons at the end, from 1024 px. */
  aside?: ReactNode;
  tabs?: ReactNode;
  /** The colours of the band, as CSS variables; default: the site's colours. */
  colors: CSSProperties;
};

/** Draws the head of a page from its texts. The three-point line of the drawn court separates the emblem from the title. */
export function MastheadView({
  title,
  titleLang,
  kicker,
  meta,
  action,
  emblem,
  aside,
  tabs,
  colors,
}: MastheadViewProps) {
  return (
    <header
      data-ground="band"
      className="relative isolate overflow-clip border-b border-band-edge [--metre:0.75rem] sm:[--metre:1.5rem] lg:[--metre:2rem]"
      style={colors}
    >
      <div className="page-width">
        <div className="relative flex min-h-[calc(7*var(--metre))] items-center overflow-clip py-4 sm:py-6">
          <HalfCourt
            className={cx(
              'top-1/2 -z-10 h-[calc(15*var(--metre))] w-auto -translate-y-1/2',
              emblem ? 'start-0' : 'end-0 rotate-180 max-sm:hidden',
            )}
          />
          {emblem && (
            <div className="w-[calc(9.4*var(--metre))] shrink-0">
              <div className="grid w-[calc(5.8*var(--metre))] place-items-center [--emblem-edge:var(--on-band)]">
                {emblem}
              </div>
            </div>
          )}
          <div className={cx('min-w-0 flex-1', Boolean(action) && 'lg:pe-48')}>
            {/* Above the title: its glyph boxes are taller than its lines and would take the clicks. */}
            {kicker && <div className="label relative text-quiet">{kicker}</div>}
            <h1 lang={titleLang} className="headline text-3xl sm:text-4xl lg:text-5xl">
              {title}
            </h1>
            {(meta || action) && (
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
                {meta}
                {action && <div className="lg:absolute lg:end-0 lg:top-1/2 lg:-translate-y-1/2">{action}</div>}
              </div>
            )}
          </div>
          {aside && <div className="shrink-0 max-lg:hidden">{aside}</div>}
        </div>
        {tabs}
      </div>
    </header>
  );
}
