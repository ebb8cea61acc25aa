import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';

/** Link from the standings to the rules they follow. */
export function RulesLink({ league: { season, league } }: { league: LeagueParams }) {
  const t = useTranslations('league-rules');
  return (
    <Link
      href={paths.leagueRules(season, league)}
      className="label inline-flex min-h-11 items-center gap-1 px-3 text-link underline-offset-4 hover:underline"
    >
      {t('link')}
      <Icon name="arrow-right" />
    </Link>
  );
}
