import { useTranslations } from 'next-intl';
import { Masthead } from '#components/entity/masthead.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Season } from '#lib/api/contract/season.ts';
import { paths } from '#lib/paths.ts';
import { SeasonMeta } from './season-meta.tsx';

/** Masthead of a season: name, dates and progress. */
export function SeasonMasthead({ season }: { season: Season }) {
  const t = useTranslations('season');
  return (
    <Masthead
      kicker={
        <Link href={paths.seasons()} className="underline-offset-4 hover:underline">
          {t('seasons')}
        </Link>
      }
      title={t('title', { season: season.name })}
      meta={<SeasonMeta season={season} />}
    />
  );
}
