import { useTranslations } from 'next-intl';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import { paths } from '#lib/paths.ts';

/** Links to related pages: the club page or all clubs, news, documents. */
export function RelatedLinks({ club }: { club: string | null }) {
  const t = useTranslations('about');
  const links = [
    club ? { href: paths.club(club), label: t('clubPage') } : { href: paths.clubs(), label: t('clubs') },
    { href: paths.news(), label: t('news') },
    { href: paths.documents(), label: t('documents') },
  ];
  return (
    <Section title={t('more')}>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href} className="border-b border-line bg-raised">
            <Link
              href={href}
              className="flex min-h-11 items-center px-3 font-semibold underline-offset-4 hover:bg-hover hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
