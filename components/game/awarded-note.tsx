import { useTranslations } from 'next-intl';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { unbroken } from '#lib/i18n/format/unbroken.ts';

/** Says of a game that was awarded by decision what its statistics add up to. */
export function AwardedNote({ game, boxScore }: { game: Game; boxScore: BoxScore }) {
  const t = useTranslations('game');
  const { state, score } = game;
  const { points: home } = boxScore.home.totals;
  const { points: away } = boxScore.away.totals;
  if ((state !== 'forfeited' && state !== 'defaulted') || !score || home === null || away === null) return null;
  if (home === score.home && away === score.away) return null;
  return (
    <p role="note" className="mb-4 border-s-4 border-warning bg-raised px-4 py-3 text-sm">
      {unbroken(t('awarded', { result: `${score.home}–${score.away}`, played: `${home}–${away}` }))}
    </p>
  );
}
