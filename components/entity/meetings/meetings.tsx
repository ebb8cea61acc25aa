import { useTranslations } from 'next-intl';
import { GameRow } from '#components/entity/game-row.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { MeetingDay } from './meeting-day.tsx';

/** Games against each other, latest first; those beyond `shown` in a disclosure. */
export function Meetings({ meetings, shown }: { meetings: readonly GameSummary[]; shown: number }) {
  const t = useTranslations('game-history');
  const older = meetings.slice(shown);
  return (
    <>
      <MeetingList meetings={meetings.slice(0, shown)} />
      {older.length > 0 && (
        <Disclosure summary={t('older', { count: older.length })}>
          <MeetingList meetings={older} />
        </Disclosure>
      )}
    </>
  );
}

/** In two columns on wide screens unless `isNarrow`. */
export function MeetingList({ meetings, isNarrow }: { meetings: readonly GameSummary[]; isNarrow?: boolean }) {
  return (
    <ul className={isNarrow ? 'grid' : 'game-list'}>
      {meetings.map((game) => (
        <li key={game.id} className="min-w-0">
          <GameRow game={game} href={paths.game(game.address)} note={<MeetingDay game={game} />} naming="responsive" />
        </li>
      ))}
    </ul>
  );
}
