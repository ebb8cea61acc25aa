'use client';

import { useTranslations } from 'next-intl';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Section } from '#components/ui/section.tsx';
import { listClubGames } from '#lib/api/contract/club-office.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { needsOwnClub } from '#lib/office/club-games.ts';
import { ClubGameItem } from './club-game-item.tsx';

/** The games of the own club: first those that wait for an answer of it, then the others by time. */
export function ClubRoom() {
  const t = useTranslations('office-club');
  const locale = usePageLocale();
  const query = useOfficeQuery(apiQuery(listClubGames, { params: {}, query: { locale } }));
  return (
    <QueryGate query={query}>
      {({ items, venues }) => {
        const waiting = items.filter(needsOwnClub);
        const others = items.filter((item) => !needsOwnClub(item));
        return (
          <div className="flex flex-col gap-10">
            <Section title={t('waiting')}>
              {waiting.length === 0 && <p className="py-3 text-quiet">{t('nothingWaits')}</p>}
              <ul>
                {waiting.map((item) => (
                  <ClubGameItem key={item.game.id} item={item} venues={venues} />
                ))}
              </ul>
            </Section>
            {others.length > 0 && (
              <Section title={t('games')}>
                <ul>
                  {others.map((item) => (
                    <ClubGameItem key={item.game.id} item={item} venues={venues} />
                  ))}
                </ul>
              </Section>
            )}
          </div>
        );
      }}
    </QueryGate>
  );
}
