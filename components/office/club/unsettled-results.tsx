'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import type { OpenClubResult } from '#lib/api/contract/club-office.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { StatementList } from './statement-list.tsx';

/** Results that the clubs could not settle, with what each of them states. Where there are none, nothing. */
export function UnsettledResults({
  results,
  onOpen,
}: {
  results: readonly OpenClubResult[];
  onOpen: (game: GameSummary) => void;
}) {
  const t = useTranslations('office-club');
  if (results.length === 0) return null;
  return (
    <Section title={t('openResults')}>
      <ul>
        {results.map(({ game, state, statements }) => (
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
