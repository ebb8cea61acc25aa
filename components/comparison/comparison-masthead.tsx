import { useTranslations } from 'next-intl';
import { Masthead } from '#components/entity/masthead.tsx';
import { Link } from '#components/ui/link.tsx';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { paths } from '#lib/paths.ts';

/** The head of a comparison in a league. */
export function ComparisonMasthead({ title, league }: { title: string; league: LeagueRef }) {
  const t = useTranslations('comparison');
  return (
    <Masthead
      title={title}
      kicker={
        <Link href={paths.league(league.season, league.slug)} className="underline-offset-4 hover:underline">
          {t('inLeague', { league: league.name, season: league.seasonName })}
        </Link>
      }
    />
  );
}
