'use client';

import { useTranslations } from 'next-intl';
import { ReportView } from '#components/office/data/report-view.tsx';
import { UndoButton } from '#components/office/data/undo-button.tsx';
import { useDataImport } from '#components/office/data/use-data-import.ts';
import { Button } from '#components/ui/button.tsx';
import { buttonClass } from '#components/ui/button-variant.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { NewPlayers } from './new-players.tsx';

/** Takes the data.json of a LiveStats game: what it would make of this game, who its unknown players are, then the import and its way back. */
export function LiveStatsUpload({ game }: { game: GameSummary }) {
  const t = useTranslations('office-results');
  const data = useTranslations('office-data');
  const { opened, done, refusal, isBusy, ...steps } = useDataImport({ game: game.id });
  const read = opened?.preview?.game;
  return (
    <div className="flex flex-col gap-4">
      <label className={`${buttonClass('secondary', 'md')} self-start has-focus-visible:outline-2`}>
        <input
          type="file"
          className="sr-only"
          accept=".json"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void steps.open('livestats', file);
            currentTarget.value = '';
          }}
        />
        {t('chooseFile')}
      </label>
      <p role="status" className="text-sm">
        {isBusy && data('working')}
      </p>
      {refusal && (
        <p role="alert" className="font-semibold text-negative wrap-anywhere">
          {refusal}
        </p>
      )}
      {opened && !opened.preview && (
        <Button className="self-start" disabled={isBusy} onClick={() => void steps.preview()}>
          {t('previewFile', { name: opened.detail.fileName })}
        </Button>
      )}
      {opened?.preview && (
        <>
          {opened.isStale && (
            <p role="alert" className="font-semibold text-negative">
              {data('stale')}
            </p>
          )}
          {read ? (
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <dt className="text-quiet">{t('fileScore')}</dt>
              <dd className="figures font-bold">{read.score ? `${read.score.home}–${read.score.away}` : '–'}</dd>
              <dt className="text-quiet">{t('filePeriods')}</dt>
              <dd className="figures">{read.periods.map(({ home, away }) => `${home}–${away}`).join(', ') || '–'}</dd>
            </dl>
          ) : (
            <ReportView report={opened.preview.report} />
          )}
          {read && <NewPlayers game={game} read={read} map={opened.map} onPeople={steps.setPeople} />}
          {read && (
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" disabled={isBusy} onClick={() => void steps.apply()}>
                {t('applyFile')}
              </Button>
              <Button disabled={isBusy} onClick={() => void steps.drop()}>
                {data('drop')}
              </Button>
            </div>
          )}
        </>
      )}
      {done && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold">{data('imported', { name: done.fileName })}</p>
          {done.state === 'applied' && <UndoButton one={done} />}
        </div>
      )}
    </div>
  );
}
