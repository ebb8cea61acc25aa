import { useTranslations } from 'next-intl';
import { HeadToHead } from '#components/entity/meetings/head-to-head.tsx';
import { MeetingList } from '#components/entity/meetings/meetings.tsx';
import { PageColumns } from '#components/layout/page-body.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { GameHistory } from '#lib/api/contract/game-history.ts';
import { paths } from '#lib/paths.ts';
import { SeasonComparison } from './season-comparison.tsx';

/** Preview of a game: form and averages of both teams, and their head-to-head record. */
export function Preview({ game, history: { record, meetings, season } }: { game: Game; history: GameHistory }) {
  const t = useTranslations('game-history');
  const comparison = (
    <Section title={t('season')}>
      <SeasonComparison game={game} season={season} />
    </Section>
  );
  if (meetings.length === 0) return comparison;
  return (
    <PageColumns
      aside={
        <Section
          title={t('headToHead', { count: record.played })}
          more={{ href: paths.game(game.address, 'history'), label: t('all') }}
        >
          <HeadToHead home={game.home} away={game.away} record={record} />
          <div className="pt-4">
            <MeetingList meetings={meetings.slice(0, 3)} isNarrow />
          </div>
        </Section>
      }
    >
      {comparison}
    </PageColumns>
  );
}
