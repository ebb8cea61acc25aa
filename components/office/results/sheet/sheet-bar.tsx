'use client';

import { useTranslations } from 'next-intl';
import { AlsoHere } from '#components/office/shared/also-here.tsx';
import { useStatLabel } from '#components/office/shared/use-stat-label.ts';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import { sides } from '#lib/basketball/sides.ts';
import { sumOf } from '#lib/office/box-score-draft.ts';
import { namesOf } from '#lib/office/box-score-merge.ts';
import type { BoxScoreEntering } from './use-box-score.ts';

/** Always in sight: the sums beside the final score and what lacks, whether all is saved, and the way back. */
export function SheetBar({ entering }: { entering: BoxScoreEntering }) {
  const t = useTranslations('office-results');
  const office = useTranslations('office');
  const label = useStatLabel();
  const { sheet, draft, problems, contested, refusal, isBusy, isChanged, canUndo, undo, keepOurs, takeTheirs } =
    entering;
  const { score } = sheet;
  const [home = 0, away = 0] = sides.map((side) => sumOf(draft, side, 'points'));
  const isEqual = score !== null && score.home === home && score.away === away;
  const [problem] = problems;
  const saved = isBusy ? office('saving') : isChanged ? office('record.isChanged') : office('record.isSaved');
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-page px-4 py-3">
      <p className="figures headline text-2xl whitespace-nowrap">{`${home}–${away}`}</p>
      <p className={cx('min-w-0 grow text-sm', !isEqual && score && 'font-semibold text-warning')}>
        {!score && t('noScore')}
        {score && isEqual && t('addsUp')}
        {score &&
          !isEqual &&
          t('differs', {
            score: `${score.home}–${score.away}`,
            home: signed(score.home - home),
            away: signed(score.away - away),
          })}
      </p>
      <p role="status" className="text-sm text-quiet">
        {saved}
      </p>
      <Button size="sm" className="min-h-11" disabled={!canUndo} onClick={undo}>
        {office('undo')}
      </Button>
      <AlsoHere record={{ noun: 'game', id: sheet.gameId }} className="basis-full" />
      {problem && (
        <p role="alert" className="basis-full text-sm font-semibold text-negative">
          {t(`problem.${problem.kind}`, { name: namesOf([problem.row]), column: label(problem.stat).name })}
        </p>
      )}
      {contested.length > 0 && (
        <div role="alert" className="flex basis-full flex-wrap items-center gap-3 font-semibold text-negative">
          {t('contested', { names: namesOf(contested) })}
          <Button size="sm" className="min-h-11" onClick={takeTheirs}>
            {office('record.takeTheirs')}
          </Button>
          <Button size="sm" className="min-h-11" onClick={keepOurs}>
            {t('keepOurs')}
          </Button>
        </div>
      )}
      {refusal && (
        <p role="alert" className="basis-full text-sm font-semibold text-negative">
          {refusal}
        </p>
      )}
    </div>
  );
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));
