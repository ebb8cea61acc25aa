import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { type NavItem, PrimaryNav } from './primary-nav.tsx';

export type SiteHeaderProps = {
  title: string;
  /** The image URL of the site's crest. */
  crest: string | null;
  homeHref: string;
  items: readonly NavItem[];
  /** Further pages, in the phone menu only. */
  menuItems: readonly NavItem[];
  /** Search, language and colour scheme, at the end of the bar. */
  actions?: ReactNode;
  /** Actions inside the phone menu. */
  menuActions?: ReactNode;
};

/** The sticky header bar. */
export function SiteHeader({ title, crest, homeHref, items, menuItems, actions, menuActions }: SiteHeaderProps) {
  const t = useTranslations('layout');
  return (
    <header
      data-ground="band"
      data-print="none"
      className="site-header z-40 h-(--header-height) border-b border-band-edge"
    >
      <div className="page-width flex h-full items-stretch gap-3 lg:gap-6">
        <Link href={homeHref} className="flex min-w-0 items-center gap-2.5">
          {/* biome-ignore lint/performance/noImgElement: the crest may have any host and format */}
          {crest && <img src={crest} alt="" width="36" height="36" className="size-9 shrink-0 object-contain" />}
          <span
            className={cx(
              'headline sm:truncate sm:text-2xl sm:leading-9',
              title.length > 20 ? 'line-clamp-2 text-base leading-4.5' : 'text-xl',
            )}
          >
            {title}
          </span>
        </Link>
        <PrimaryNav label={t('primaryNavigation')} items={items} />
        <div className="ms-auto flex items-center">
          {actions}
          <MobileNav
            items={items}
            more={menuItems}
            labels={{ open: t('openMenu'), close: t('closeMenu'), title: t('menu') }}
          >
            {menuActions}
          </MobileNav>
        </div>
      </div>
    </header>
  );
}
