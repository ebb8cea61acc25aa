import { useTranslations } from 'next-intl';
import { HalfCourt } from '#components/entity/half-court.tsx';
import { Link } from '#components/ui/link.tsx';
import { type SponsorLink, Sponsors } from './sponsors.tsx';

export type FooterGroup = { title: string; links: readonly { href: string; label: string }[] };

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
      <Sponsors sponsors={sponsors} />
      <div data-ground="band" className="relative isolate overflow-clip border-t border-band-edge">
        <div className="page-width relative py-8">
          <HalfCourt className="end-0 top-0 -z-10 h-[34rem] origin-center -translate-y-1/2 rotate-180 opacity-70" />
          <p className="headline text-2xl">{title}</p>
          <nav aria-label={t('footerNavigation')} className="mt-5 grid grid-cols-2 gap-6 sm:grid-cols-4">
            {groups.map((group) => (
              <div key={group.title}>
                <h2 className="label text-quiet">{group.title}</h2>
                <ul className="mt-1">
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <Link
                        href={link.href}
                        className="inline-flex min-h-8 items-center text-sm underline-offset-4 hover:underline"
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          {note && <p className="mt-6 text-xs text-quiet">{note}</p>}
        </div>
      </div>
    </footer>
  );
}
