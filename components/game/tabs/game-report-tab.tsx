import { useTranslations } from 'next-intl';
import { GameAbsence } from '#components/game/game-absence.tsx';
import { Recap } from '#components/game/report/recap.tsx';
import { WrittenReport } from '#components/game/report/written-report.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Game, GameState } from '#lib/api/contract/game.ts';
import { readGameReports } from '#lib/api/readers/game-history.ts';
import { readBoxScore, readGameFlow } from '#lib/api/readers/game-numbers.ts';

const pendingStates: readonly GameState[] = ['scheduled', 'live', 'unconfirmed'];

/** Reports by editors; without any, a recap generated from the numbers of a finished game. */
export async function GameReportTab({ game }: { game: Game }) {
  const reports = await readGameReports(game.id);
  const [first] = reports;
  if (first)
    return reports.map((report) => <WrittenReport key={report.id} report={report} timeZone={game.tipOff.timeZone} />);
  if (game.state !== 'final' || !game.score)
    return pendingStates.includes(game.state) ? <NoReport /> : <GameAbsence game={game} of="box-score" />;
  const [boxScore, flow] = await Promise.all([readBoxScore(game.id), readGameFlow(game.id)]);
  return <Recap game={game} boxScore={boxScore} flow={flow} />;
}

function NoReport() {
  const t = useTranslations('game-report');
  return <EmptyState title={t('laterTitle')} text={t('laterText')} />;
}
