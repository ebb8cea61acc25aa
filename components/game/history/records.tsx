import { useTranslations } from 'next-intl';
import { GameRow } from '#components/entity/game-row.tsx';
import { MeetingDay } from '#components/entity/meetings/meeting-day.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { GameHistory } from '#lib/api/contract/game-history.ts';
import { paths } from '#lib/paths.ts';

/** The biggest win of each team and the closest game, each linked. */
export function Records({ game, history: { record, meetings } }: { game: Game; history: GameHistory }) {
  const t = useTranslations('game-history');
  const records = [
    { id: record.biggestWin.home, label: t('biggestWin', { team: game.home?.shortName ?? '' }) },
    { id: record.biggestWin.away, label: t('biggestWin', { team: game.away?.shortName ?? '' }) },
    { id: record.closest, label: t('closest') },
  ];
  return (
    <ul className="flex flex-col gap-4">
      {records.flatMap(({ id, label }) => {
        const meeting = meetings.find((each) => each.id === id);
        if (!meeting) return [];
        return (
          <li key={label}>
            <h3 className="label pb-1 text-quiet">{label}</h3>
            <GameRow
              game={meeting}
              href={paths.game(meeting.address)}
              note={<MeetingDay game={meeting} />}
              naming="short"
            />
          </li>
        );
      })}
    </ul>
  );
}
