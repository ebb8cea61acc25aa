'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { PrivateLeague } from '#lib/api/contract/fantasy/private-leagues.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** The private leagues of the own squad with its rank in each. */
export function LeagueList({
  leagues,
  league: { season, league },
  onOpen,
}: {
  leagues: readonly PrivateLeague[];
  league: LeagueParams;
  onOpen: (id: string) => void;
}) {
  const t = useTranslations('fantasy-leagues');
  const locale = tagLocale(useLocale());
  if (leagues.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <Section title={t('own')}>
      <ul className="border-b border-line bg-raised">
        {leagues.map(({ id, name, kind, members, rank }) => (
          <li key={id} className="border-line not-first:border-t">
            <Link
              href={paths.fantasyLeagues(season, league, { id })}
              prefetch={false}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(id);
              }}
              className="flex min-h-12 items-center gap-3 px-3 py-2 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block wrap-anywhere font-semibold">{name}</span>
                <span className="block text-xs text-quiet">
                  {t(`kinds.${kind}`)} · {t('members', { count: members })}
                </span>
              </span>
              {rank !== null && <span className="text-sm">{t('rank', { rank: formatInteger(locale, rank) })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
