import { useTranslations } from 'next-intl';
import { HalfCourt } from '#components/entity/half-court.tsx';
import { type FooterGroup, FooterLinks } from './footer-links.tsx';
import { type SponsorLink, Sponsors } from './sponsors.tsx';

/** The footer: sponsors and links to the sections of the site. */
export function SiteFooter({
  title,
  sponsors,
  groups,
  note,
}: {
  title: string;
  sponsors: readonly SponsorLink[];
  groups: readonly FooterGroup[];
  /** The last line: copyright, season, credits. */
  note?: string;
}) {
  const t = useTranslations('layout');
  return (
    <footer data-print="none" className="mt-12">
      <Sponsors label={t('sponsors')} sponsors={sponsors} />
      <div data-ground="band" className="relative isolate overflow-clip border-t border-band-edge">
        <div className="page-width relative py-8">
          <HalfCourt className="end-0 top-0 -z-10 h-[34rem] origin-center -translate-y-1/2 rotate-180 opacity-70" />
          <p className="headline text-2xl">{title}</p>
          <FooterLinks label={t('footerNavigation')} groups={groups} />
          {note && <p className="mt-6 text-xs text-quiet">{note}</p>}
        </div>
      </div>
    </footer>
  );
}
