import { useLocale, useTranslations } from 'next-intl';
import { TeamLink } from '#components/entity/team-link.tsx';
import { Link } from '#components/ui/link.tsx';
import type { League } from '#lib/api/contract/season.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** The other teams of a league, to compare one of them with. */
export function TeamChoice({ team, league }: { team: TeamRef; league: League }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('comparison');
  const others = league.participants.filter(({ id }) => id !== team.id);
  return (
    <ul aria-label={t('teams')} className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {sortByText(locale, others, ({ name }) => name).map((other) => (
        <li key={other.id}>
          <Link
            href={paths.compareTeams(league.season, league.slug, team.slug, other.slug)}
            prefetch={false}
            rel="nofollow"
            className="choice-link min-h-12"
          >
            <TeamLink team={other} size="md" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
