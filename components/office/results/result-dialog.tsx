'use client';

import { useTranslations } from 'next-intl';
import { AlsoHere } from '#components/office/shared/also-here.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { getGameResultHistory } from '#lib/api/contract/game-result.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatDatedTipOff } from '#lib/i18n/format/dated.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { NewDate } from './new-date.tsx';
import { ResultForm } from './result-form.tsx';
import { ResultSources } from './result-sources.tsx';
import { Statements } from './statements.tsx';

/** The result of a game: entered or decided, with everything that was stated before. */
export function ResultDialog({ game, onClose }: { game: GameSummary; onClose: () => void }) {
  const t = useTranslations('office');
  const query = useOfficeQuery(apiQuery(getGameResultHistory, { params: { gameId: game.id }, query: {} }));
  // What an earlier visit has read may be old: a form is filled in on what stands now.
  const isRead = query.isFetchedAfterMount;
  const isScored = game.state === 'live';
  return (
    <OfficeDialog title={`${game.home?.name} – ${game.away?.name}`} isOpen onOpenChange={(open) => !open && onClose()}>
      <GameLine game={game} />
      <QueryGate query={{ ...query, data: isRead ? query.data : undefined }}>
        {(read) => (
          <>
            <AlsoHere record={{ noun: 'game', id: game.id }} className="mb-4" />
            {isScored && <p className="mb-4 font-semibold text-warning">{t('results.atDesk')}</p>}
            <NewDate game={game} revision={read.fixtureRevision} onSaved={onClose} />
            <ResultForm key={game.id} game={game} read={read} onSaved={onClose} />
            <ResultSources game={game} onClose={onClose} />
            <Statements game={game} read={read} onSaved={onClose} />
          </>
        )}
      </QueryGate>
    </OfficeDialog>
  );
}

/** Which game of two teams that meet every season it is. */
function GameLine({ game: { league, round, tipOff, venue } }: { game: GameSummary }) {
  const locale = usePageLocale();
  const facts = [`${league.name}, ${league.seasonName}`, round.name, formatDatedTipOff(locale, tipOff), venue?.name];
  return <p className="mb-4 text-sm text-quiet">{facts.filter(Boolean).join(' · ')}</p>;
}
