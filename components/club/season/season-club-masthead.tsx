import { useTranslations } from 'next-intl';
import { Masthead } from '#components/entity/masthead.tsx';
import { MastheadCrest } from '#components/entity/masthead-crest.tsx';
import { PageTabs } from '#components/entity/page-tabs.tsx';
import { Link } from '#components/ui/link.tsx';
import type { SeasonClub } from '#lib/api/readers/season-club.ts';
import { paths } from '#lib/paths.ts';
import { seasonClubTabs } from '#lib/tabs.ts';

/** Masthead of every tab of a club in one season, with a link to the club's page of all seasons. */
export function SeasonClubMasthead({ club, season }: Pick<SeasonClub, 'club' | 'season'>) {
  const t = useTranslations('club');
  return (
    <Masthead
      title={club.name}
      owner={club}
      kicker={
        <Link href={paths.season(season.slug)} className="underline-offset-4 hover:underline">
          {season.name}
        </Link>
      }
      emblem={<MastheadCrest of={club} size="hero" />}
      meta={
        <>
          {club.city && <span>{club.city}</span>}
          <Link href={paths.club(club.slug)} className="underline underline-offset-4">
            {t('clubPage')}
          </Link>
        </>
      }
      tabs={
        <PageTabs
          label={t('tabs')}
          tabs={seasonClubTabs}
          hrefOf={(id) => paths.seasonClub(season.slug, club.slug, id)}
        />
      }
    />
  );
}
