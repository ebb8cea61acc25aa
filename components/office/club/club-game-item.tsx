'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import type { ClubGame } from '#lib/api/contract/club-office.ts';
import type { VenueRef } from '#lib/api/contract/game.ts';
import { formatDatedTipOff } from '#lib/i18n/format/dated.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { standingOf } from '#lib/office/club-games.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MoveRequestView } from './move-request-view.tsx';
import { ScoreDialog } from './score-dialog.tsx';
import { StatementList } from './statement-list.tsx';

/** A game of the own club with what can be done with it. */
export function ClubGameItem({ item, venues }: { item: ClubGame; venues: readonly VenueRef[] }) {
  const t = useTranslations('office-club');
  const locale = usePageLocale();
  const [open, setOpen] = useState<'score' | 'move' | null>(null);
  const { game, side, statements, request, mayState, mayAsk } = item;
  const { home, away, tipOff, venue, score } = game;
  if (!home || !away) return null;
  const standing = standingOf(item);
  const when = formatDatedTipOff(locale, tipOff);
  const name = `${home.name} – ${away.name}`;
  return (
    <li className="border-b border-line bg-raised p-3">
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          <p className="text-sm text-quiet">{[when, venue?.name, game.league.name].filter(Boolean).join(' · ')}</p>
          <h3 className="font-bold wrap-anywhere">{name}</h3>
        </div>
        {score && <span className="headline figures shrink-0 text-xl">{`${score.home}–${score.away}`}</span>}
      </div>
      {!score && statements.length > 0 && (
        <div className="mt-2">
          <Badge tone={standing === 'differing' ? 'negative' : 'warning'} isWrapping>
            {t(`standing.${standing}`)}
          </Badge>
          <StatementList game={game} statements={statements} />
        </div>
      )}
      {request && <MoveRequestView game={game} request={request} side={side} />}
      {(mayState || mayAsk) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mayState && (
            <Button
              aria-label={t('actionOf', { action: t(`action.${standing}`), game: name })}
              onClick={() => setOpen('score')}
            >
              {t(`action.${standing}`)}
            </Button>
          )}
          {mayAsk && (
            <Button aria-label={t('actionOf', { action: t('askToMove'), game: name })} onClick={() => setOpen('move')}>
              {t('askToMove')}
            </Button>
          )}
        </div>
      )}
      {open === 'score' && <ScoreDialog item={item} onClose={() => setOpen(null)} />}
      {open === 'move' && <MoveDialog item={item} venues={venues} onClose={() => setOpen(null)} />}
    </li>
  );
}
