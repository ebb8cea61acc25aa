import { useTranslations } from 'next-intl';
import { Follow } from '#components/entity/follow.tsx';
import { Masthead } from '#components/entity/masthead.tsx';
import { MastheadCrest } from '#components/entity/masthead-crest.tsx';
import { PageTabs } from '#components/entity/page-tabs.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Club } from '#lib/api/readers/clubs.ts';
import { paths } from '#lib/paths.ts';
import { clubTabs } from '#lib/tabs.ts';

/** Masthead of every club tab. */
export function ClubMasthead({ club }: { club: Club }) {
  const t = useTranslations('club');
  const navigation = useTranslations('navigation');
  return (
    <Masthead
      title={club.name}
      owner={club}
      kicker={
        <Link href={paths.clubs()} className="underline-offset-4 hover:underline">
          {navigation('clubs')}
        </Link>
      }
      emblem={<MastheadCrest of={club} size="hero" />}
      meta={
        <>
          {club.city && <span>{club.city}</span>}
          {club.founded !== null && <span>{t('founded', { year: String(club.founded) })}</span>}
        </>
      }
      action={<Follow noun="club" id={club.id} name={club.name} href={paths.club(club.slug)} />}
      tabs={<PageTabs label={t('tabs')} tabs={clubTabs} hrefOf={(id) => paths.club(club.slug, id)} />}
    />
  );
}
