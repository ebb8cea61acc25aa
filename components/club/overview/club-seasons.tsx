import { useTranslations } from 'next-intl';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Club } from '#lib/api/readers/clubs.ts';
import { paths } from '#lib/paths.ts';

/** Seasons of a club with its teams; `current` is the season already shown. */
export function ClubSeasons({ club, current }: { club: Club; current?: string }) {
  const t = useTranslations('club');
  const seasons = [...Map.groupBy(club.teams, ({ league }) => league.season)];
  if (seasons.length === 0) return null;
  return (
    <Section
      title={current ? t('otherSeasons') : t('teams')}
      more={{ href: paths.players({ club: club.slug }), label: t('players') }}
    >
      <ul>
        {seasons.map(([season, teams]) => (
          <li
            key={season}
            className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line bg-raised px-3 py-2.5 text-sm"
          >
            <Link
              href={paths.seasonClub(season, club.slug)}
              aria-current={season === current ? 'page' : undefined}
              className="w-20 shrink-0 font-bold underline-offset-4 hover:underline"
            >
              {teams[0]?.league.seasonName}
            </Link>
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1">
              {teams.map(({ team, league }) => (
                <Link
                  key={team.id}
                  href={paths.team(league.season, league.slug, team.slug)}
                  className="underline-offset-4 hover:underline"
                >
                  {team.name === club.name ? league.name : `${league.name} · ${team.name}`}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
