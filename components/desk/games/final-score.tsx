'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { setGameResult } from '#lib/api/contract/game-result.ts';
import { sides } from '#lib/basketball/sides.ts';

const field = 'mt-1 block min-h-11 w-full border border-line-strong bg-page px-3 text-base';

type FinalScoreProps = { game: GameSummary; onEntered: () => void };

/** A button and dialog to enter the final score of a game, or another one with its reason. */
export function FinalScore({ game, onEntered }: FinalScoreProps) {
  const t = useTranslations('desk');
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const hasResult = ['final', 'forfeited', 'defaulted', 'annulled'].includes(game.state);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get('reason') ?? '').trim();
    const [home = 0, away = 0] = sides.map((side) => Number(form.get(side)));
    const body = { kind: 'result', home, away, ...(reason && { reason }) } as const;
    try {
      await commandApi(setGameResult, { params: { gameId: game.id }, body });
      setOpen(false);
      onEntered();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <Dialog
      title={t('result.title')}
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setRefusal(null);
      }}
      trigger={
        <button type="button" className="px-3 py-4 text-sm font-semibold text-link">
          {t('result.open')}
        </button>
      }
    >
      <form className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
        <div className="flex gap-4">
          {sides.map((side) => (
            <label key={side} className="flex-1 text-sm">
              {game[side]?.name}
              <input
                name={side}
                type="number"
                min={0}
                max={999}
                required
                defaultValue={game.score?.[side] ?? ''}
                className={field}
              />
            </label>
          ))}
        </div>
        <label className="text-sm">
          {hasResult ? t('result.why') : t('result.whyOptional')}
          <input name="reason" minLength={3} maxLength={500} required={hasResult} className={field} />
        </label>
        {refusal && (
          <p role="alert" className="text-negative">
            {t('result.refused', { reason: refusal })}
          </p>
        )}
        <Button type="submit" variant="primary">
          {t('result.save')}
        </Button>
      </form>
    </Dialog>
  );
}
