import { useTranslations } from 'next-intl';
import { Link } from '#components/ui/link.tsx';
import type { LeagueListItem } from '#lib/api/contract/season.ts';
import { paths } from '#lib/paths.ts';
import { leagueTabs } from '#lib/tabs.ts';

/** Links to every tab of a league that has content. */
export function LeagueLinks({ league: { season, slug, hasPlayoff } }: { league: LeagueListItem }) {
  const t = useTranslations('navigation');
  return (
    <ul className="mt-auto flex flex-wrap gap-x-5 border-t border-line px-4 py-1.5">
      {leagueTabs
        .filter(({ id }) => id !== 'playoff' || hasPlayoff)
        .map(({ id, messageKey }) => (
          <li key={id}>
            <Link
              href={paths.leagueTab(season, slug, id)}
              className="label inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline"
            >
              {t(messageKey)}
            </Link>
          </li>
        ))}
    </ul>
  );
}
