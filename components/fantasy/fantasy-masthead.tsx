import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Masthead } from '#components/entity/masthead.tsx';
import { Link } from '#components/ui/link.tsx';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { paths } from '#lib/paths.ts';

/** The head of a page of a fantasy season, with the way back to its league. */
export function FantasyMasthead({
  title,
  league,
  meta,
  action,
}: {
  title: string;
  league: Pick<LeagueRef, 'season' | 'slug' | 'name' | 'seasonName'>;
  meta?: ReactNode;
  action?: ReactNode;
}) {
  const t = useTranslations('fantasy-pages');
  return (
    <Masthead
      title={title}
      kicker={
        <Link href={paths.league(league.season, league.slug, 'fantasy')} className="underline-offset-4 hover:underline">
          {t('inLeague', { league: league.name, season: league.seasonName })}
        </Link>
      }
      meta={meta}
      action={action}
    />
  );
}
