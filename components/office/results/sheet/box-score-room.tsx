'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { useOpenLayer } from '#components/office/shared/use-open-layer.ts';
import { useUnsavedWarning } from '#components/office/shared/use-unsaved-warning.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';
import { type BoxScoreSheet, getBoxScoreSheet } from '#lib/api/contract/box-score-entry.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { columnsOf, levelOf, sheetLevels } from '#lib/office/box-score-columns.ts';
import { moveInGrid } from './move-in-grid.ts';
import { SheetBar } from './sheet-bar.tsx';
import { TeamGrid } from './team-grid.tsx';
import { useBoxScore } from './use-box-score.ts';

/** The scoresheet of a game as a grid: points and fouls of each player, or everything that a box score has. */
export function BoxScoreRoom({ gameId, onClose }: { gameId: string; onClose: () => void }) {
  const t = useTranslations('office-results');
  const { data, isFetchedAfterMount, ...query } = useOfficeQuery(
    apiQuery(getBoxScoreSheet, { params: { gameId }, query: {} }),
  );
  const mayClose = useOpenLayer({ isOpen: true, close: onClose });
  return (
    <>
      <Button className="mb-6" onClick={() => mayClose() && onClose()}>
        {t('toResults')}
      </Button>
      <QueryGate query={{ ...query, data: isFetchedAfterMount ? data : undefined }}>
        {(sheet) =>
          sheet.closed ? (
            <EmptyState title={t('closedTitle')} text={t(`closed.${sheet.closed}`)} />
          ) : (
            <Entering key={sheet.gameId} read={sheet} />
          )
        }
      </QueryGate>
    </>
  );
}

function Entering({ read }: { read: BoxScoreSheet }) {
  const t = useTranslations('office-results');
  const [level, setLevel] = useState(() => levelOf(read));
  const entering = useBoxScore(read);
  useUnsavedWarning(entering.isChanged);
  const columns = columnsOf(level, entering.sheet);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move between the fields inside
    <div onKeyDown={moveInGrid}>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <SegmentedControl
          label={t('levelLabel')}
          name="level"
          options={sheetLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
          value={level}
          onValueChange={setLevel}
        />
        <p className="text-sm text-quiet">{t('keys')}</p>
      </div>
      <TeamGrid side="home" columns={columns} firstRow={0} entering={entering} />
      <TeamGrid side="away" columns={columns} firstRow={entering.draft.home.length} entering={entering} />
      <SheetBar entering={entering} />
    </div>
  );
}
