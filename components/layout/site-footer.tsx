import { useTranslations } from 'next-intl';
import { HalfCourt } from '#components/entity/half-court.tsx';
import { HalfCourtLines } from '#components/entity/half-court-lines.tsx';
import type { SocialLink } from '#lib/api/contract/about.ts';
import { ConsentButton } from './consent/consent-button.tsx';
import { type FooterGroup, FooterLinks } from './footer-links.tsx';
import { type SponsorLink, Sponsors } from './sponsors.tsx';

/** The footer: sponsors and links to the sections of the site. */
export function SiteFooter({
  title,
  sponsors,
  groups,
  social,
  consentLabel = null,
  note,
}: {
  title: string;
  sponsors: readonly SponsorLink[];
  groups: readonly FooterGroup[];
  social: readonly SocialLink[];
  /** Opens the visitor's choice about statistics again; null where there is none. */
  consentLabel?: string | null;
  /** The last line: copyright, season, credits. */
  note?: string;
}) {
  const t = useTranslations('layout');
  const about = useTranslations('about');
  return (
    <footer data-print="none" className="mt-12">
      <Sponsors label={t('sponsors')} sponsors={sponsors} />
      <div data-ground="band" className="relative isolate overflow-clip border-t border-band-edge">
        <div className="page-width relative py-8">
          <HalfCourt className="end-0 top-0 -z-10 h-[34rem] origin-center -translate-y-1/2 rotate-180 opacity-70">
            <HalfCourtLines />
          </HalfCourt>
          <p className="headline text-2xl">{title}</p>
          <FooterLinks label={t('footerNavigation')} groups={groups} />
          {social.length > 0 && (
            <ul aria-label={about('social')} className="mt-6 flex flex-wrap gap-x-5 text-sm">
              {social.map(({ network, url }) => (
                <li key={url}>
                  <a
                    href={url}
                    rel="me noopener"
                    className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
                  >
                    {about(`networks.${network}`)}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {consentLabel && <ConsentButton label={consentLabel} />}
          {note && <p className="mt-6 text-xs text-quiet">{note}</p>}
        </div>
      </div>
    </footer>
  );
}
