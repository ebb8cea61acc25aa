'use client';

import { useTranslations } from 'next-intl';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { listClubResults } from '#lib/api/contract/club-office.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { StatementList } from './statement-list.tsx';

/** Results that the clubs could not settle, with what each of them states. Where there are none, nothing. */
export function OpenResults({ onOpen }: { onOpen: (game: GameSummary) => void }) {
  const t = useTranslations('office-club');
  const locale = usePageLocale();
  const { data } = useOfficeQuery(apiQuery(listClubResults, { params: {}, query: { locale } }));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('openResults')}>
      <ul>
        {data.items.map(({ game, state, statements }) => (
          <li key={game.id} className="border-b border-line bg-raised p-3">
            <h3 className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
              {`${game.home?.name} – ${game.away?.name}`}
              <Badge tone="negative">{t(`openState.${state}`)}</Badge>
            </h3>
            <StatementList game={game} statements={statements} />
            <Button size="sm" className="mt-2" onClick={() => onOpen(game)}>
              {t('decide')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
