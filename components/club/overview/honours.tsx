import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { ClubHonour } from '#lib/api/contract/club.ts';
import { paths } from '#lib/paths.ts';
import { honoursByCompetition } from './honours-by-competition.ts';

/** Titles and lost finals by competition, each with its seasons. */
export function Honours({ honours }: { honours: readonly ClubHonour[] }) {
  const t = useTranslations('club');
  if (honours.length === 0) return null;
  return (
    <Section title={t('honours')}>
      <ul>
        {honoursByCompetition(honours).map(({ key, place, name, seasons }) => (
          <li key={key} className="border-b border-line bg-raised px-3 py-2.5 text-sm">
            <div className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-semibold">{name}</span>
              <span className="flex shrink-0 items-center gap-2">
                {seasons.length > 1 && (
                  <span className="headline figures text-lg">{t('times', { count: seasons.length })}</span>
                )}
                <Badge tone={place === 'champion' ? 'positive' : 'neutral'}>{t(place)}</Badge>
              </span>
            </div>
            <ul className="flex flex-wrap gap-x-4">
              {seasons.map(({ league, team }) => (
                <li key={team.id}>
                  <Link
                    href={paths.team(league.season, league.slug, team.slug)}
                    className="figures inline-flex min-h-6 items-center text-quiet underline-offset-4 hover:underline"
                  >
                    {league.seasonName}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
