import { useTranslations } from 'next-intl';
import { GameAbsence } from '#components/game/game-absence.tsx';
import { PrintedBoxScore } from '#components/game/report/printed-box-score.tsx';
import { Recap } from '#components/game/report/recap.tsx';
import { ReportActions } from '#components/game/report/report-actions.tsx';
import { WrittenReport } from '#components/game/report/written-report.tsx';
import { Leaders } from '#components/game/story/leaders.tsx';
import { PageColumns } from '#components/layout/page-body.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Game, GameState } from '#lib/api/contract/game.ts';
import { readGameReports } from '#lib/api/readers/game-history.ts';
import { readBoxScore, readGameFlow } from '#lib/api/readers/game-numbers.ts';

const pendingStates: readonly GameState[] = ['scheduled', 'live', 'unconfirmed'];

/** Reports by editors, and one made from the numbers of a finished game. Printed, the box score comes first, and one of both follows. */
export async function GameReportTab({ game }: { game: Game }) {
  const [reports, boxScore, flow] = await Promise.all([
    readGameReports(game.id),
    readBoxScore(game.id),
    readGameFlow(game.id),
  ]);
  const isOver = game.state === 'final' && game.score !== null;
  if (reports.length === 0 && !isOver)
    return pendingStates.includes(game.state) ? <NoReport /> : <GameAbsence game={game} of="box-score" />;
  const actions = <ReportActions game={game} hasBoxScore={boxScore !== null} />;
  const source = { game, boxScore, flow };
  return (
    <>
      {isOver && boxScore && <PrintedBoxScore boxScore={boxScore} />}
      <PageColumns
        aside={
          boxScore && (
            <div data-print="none">
              <Leaders boxScore={boxScore} />
            </div>
          )
        }
      >
        {reports.map((report, index) => (
          <WrittenReport
            key={report.id}
            report={report}
            timeZone={game.tipOff.timeZone}
            actions={index === 0 && actions}
          />
        ))}
        {reports.length === 0 && <Recap {...source} actions={actions} />}
        {reports.length > 0 && isOver && (
          <div data-print="none">
            <Recap {...source} />
          </div>
        )}
      </PageColumns>
    </>
  );
}

function NoReport() {
  const t = useTranslations('game-report');
  return <EmptyState title={t('laterTitle')} text={t('laterText')} />;
}
