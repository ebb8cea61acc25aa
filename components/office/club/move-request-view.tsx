'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { commandApi } from '#lib/api/client.ts';
import { answerMove, type MoveRequest, withdrawMove } from '#lib/api/contract/club-office.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { Side } from '#lib/basketball/events.ts';
import { MoveFacts } from './move-facts.tsx';

type Props = { game: GameSummary; request: MoveRequest; side: Side };

/** A request to move a game as a club sees it: the other one’s is answered, the own one can be taken back. */
export function MoveRequestView({ game, request, side }: Props) {
  const t = useTranslations('office-club');
  const { change, isBusy } = useOfficeChange();
  const { id, state } = request;
  const isOwn = request.side === side;
  const answer = (agrees: boolean) =>
    change(
      () => commandApi(answerMove, { params: { requestId: id }, body: { agrees } }),
      () => ({ text: t(agrees ? 'agreed' : 'refused') }),
    );
  return (
    <div className="mt-3 border-s-2 border-line-strong ps-3">
      <MoveFacts game={game} request={request} />
      {state === 'asked' && !isOwn && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={() => void answer(true)}>
            {t('agree')}
          </Button>
          <ConfirmedButton
            label={t('refuse')}
            title={`${game.home?.name} – ${game.away?.name}`}
            question={t('refuseQuestion')}
            onConfirm={() => answer(false)}
          />
        </div>
      )}
      {(state === 'asked' || state === 'agreed') && isOwn && (
        <Button
          size="sm"
          className="mt-2"
          disabled={isBusy}
          onClick={() =>
            void change(
              () => commandApi(withdrawMove, { params: { requestId: id }, body: {} }),
              () => ({ text: t('withdrawn') }),
            )
          }
        >
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
}
