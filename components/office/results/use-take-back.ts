import { useTranslations } from 'next-intl';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { type GameResultHistory, withdrawGameResult } from '#lib/api/contract/game-result.ts';
import type { ToastAction } from '#stores/toasts.ts';

type Statement = GameResultHistory['history'][number];

/** Takes statements of a game's result back, so that what was beneath stands again. */
export function useTakeBack(game: GameSummary) {
  const t = useTranslations('office');
  const { change, isBusy } = useOfficeChange();
  const takeBack = ({ revision }: GameResultHistory, { id }: Pick<Statement, 'id'>, reason: string) =>
    change(
      () => commandApi(withdrawGameResult, { params: { gameId: game.id }, body: { id, revision, reason } }),
      ({ score }) => ({ text: t('results.takenBack', { score: score ? `${score.home}–${score.away}` : '–' }) }),
    );
  /** The way back from what was just saved; refused where somebody has changed the result since. */
  const undo = (saved: GameResultHistory): ToastAction | undefined => {
    const [statement] = saved.history.filter(({ standing }) => standing === 'result' || standing === 'notice');
    return statement && { label: t('undo'), run: () => void takeBack(saved, statement, t('results.undoReason')) };
  };
  return { takeBack, undo, isBusy };
}
