import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { ClubHonour } from '#lib/api/contract/club.ts';
import { paths } from '#lib/paths.ts';

/** Leagues won and finals lost, latest first. */
export function Honours({ honours }: { honours: readonly ClubHonour[] }) {
  const t = useTranslations('club');
  if (honours.length === 0) return null;
  return (
    <Section title={t('honours')}>
      <ul>
        {honours.map(({ place, league, team }) => (
          <li
            key={team.id}
            className="flex items-center justify-between gap-3 border-b border-line bg-raised px-3 py-2.5 text-sm"
          >
            <Link
              href={paths.team(league.season, league.slug, team.slug)}
              className="min-w-0 underline-offset-4 hover:underline"
            >
              <span className="block font-semibold">{league.name}</span>
              <span className="block text-xs text-quiet">{league.seasonName}</span>
            </Link>
            <Badge tone={place === 'champion' ? 'positive' : 'neutral'}>{t(place)}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
