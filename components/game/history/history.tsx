import { useTranslations } from 'next-intl';
import { HeadToHead } from '#components/entity/meetings/head-to-head.tsx';
import { Meetings } from '#components/entity/meetings/meetings.tsx';
import { PageColumns } from '#components/layout/page-body.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { GameHistory } from '#lib/api/contract/game-history.ts';
import { Records } from './records.tsx';
import { SeasonComparison } from './season-comparison.tsx';

const maxMeetings = 8;

/** The history tab: head-to-head record, last meetings, records and the season so far. */
export function History({ game, history }: { game: Game; history: GameHistory }) {
  const t = useTranslations('game-history');
  const { record, meetings, season } = history;
  const seasonSection = (
    <Section title={t('season')}>
      {season.home.played + season.away.played > 0 ? (
        <SeasonComparison game={game} season={season} />
      ) : (
        <EmptyState title={t('noSeasonTitle')} text={t('noSeasonText')} />
      )}
    </Section>
  );
  if (meetings.length === 0)
    return (
      <>
        <EmptyState title={t('firstTitle')} text={t('firstText')} />
        {seasonSection}
      </>
    );
  return (
    <PageColumns
      aside={
        <Section title={t('records')}>
          <Records game={game} history={history} />
        </Section>
      }
    >
      <Section title={t('headToHead', { count: record.played })}>
        <HeadToHead home={game.home} away={game.away} record={record} />
      </Section>
      <Section title={t('lastMeetings')}>
        <Meetings meetings={meetings} shown={maxMeetings} />
      </Section>
      {seasonSection}
    </PageColumns>
  );
}
