'use client';

import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { GameRecordBoard } from '#lib/api/contract/history.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { AnswerPane } from './answer-pane.tsx';
import { CompetitionFilter, useCompetition } from './competition-filter.tsx';
import type { HistoryLabels } from './history-labels.ts';
import { RecordList } from './record-list.tsx';
import { useAnswer } from './use-answer.ts';

type Props = { boards: readonly GameRecordBoard[]; limit: number; title: string; labels: HistoryLabels };

/** Single-game records, each linked to its game. */
export function GameRecords({ boards: initial, limit, title, labels }: Props) {
  const locale = usePageLocale();
  const [competition] = useCompetition(labels);
  const { answer, ...state } = useAnswer(competition, initial, async (signal) => {
    const { fetchGameRecords } = await import('#lib/api/queries/history.ts');
    return (await fetchGameRecords({ locale, competition, limit }, signal)).boards;
  });
  const boards = answer.filter(({ records }) => records.length > 0);
  return (
    <>
      <CompetitionFilter labels={labels} />
      <AnswerPane {...state} labels={labels}>
        <Section title={title}>
          {boards.length === 0 ? (
            <EmptyState title={labels.emptyTitle} text={labels.emptyText} />
          ) : (
            <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
              {boards.map(({ statistic, records, further }) => (
                <RecordList
                  key={statistic}
                  title={labels.statistics[statistic]}
                  lines={records.map((record) => ({
                    ...record,
                    key: `${record.game.id} ${record.player.id}`,
                    text: statistic === 'minutes' ? formatPlayed(record.value) : formatInteger(locale, record.value),
                    note: <RecordGame game={record.game} />,
                  }))}
                  notes={further > 0 ? [`${labels.level}: ${formatInteger(locale, further)}`] : []}
                />
              ))}
            </div>
          )}
        </Section>
      </AnswerPane>
    </>
  );
}

/** The game of a record in one line. */
function RecordGame({ game }: { game: GameSummary }) {
  const locale = usePageLocale();
  const { home, away, score, league } = game;
  const result = score ? `${score.home}–${score.away}` : '–';
  const day = formatTipOffDay(locale, game.tipOff, 'date') ?? league.seasonName;
  return (
    <Link href={paths.game(game.address, 'player-stats')} className="text-link-quiet inline-block py-1">
      {home?.shortName} <span className="figures">{result}</span> {away?.shortName} · {day}
    </Link>
  );
}
