import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { LiveBody } from '#components/entity/live/live-body.tsx';
import { canGoLive, shownGame } from '#components/entity/live/shown-game.ts';
import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { CalendarScore } from './calendar-score.tsx';

/** A game in a calendar cell: both teams with the score, the time or the state between them. */
export function CalendarGame({ game }: { game: GameSummary }) {
  const t = useTranslations('entity');
  const names = { home: game.home?.name ?? t('teamOpen'), away: game.away?.name ?? t('teamOpen') };
  return (
    <Link
      href={paths.game(game.address)}
      title={t('gameTitle', names)}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-1.5 py-1 text-sm hover:bg-hover lg:gap-1"
    >
      <Side team={game.home} />
      <span className="figures min-w-16 text-center lg:min-w-12 font-semibold">
        {canGoLive(game) ? (
          <LiveBody shown={shownGame(game)} view="cell">
            <CalendarScore game={game} />
          </LiveBody>
        ) : (
          <CalendarScore game={game} />
        )}
      </span>
      <Side team={game.away} isAway />
    </Link>
  );
}

function Side({ team, isAway }: { team: GameSummary['home']; isAway?: boolean }) {
  const t = useTranslations('entity');
  return (
    <span className={`flex min-w-0 items-center gap-1.5 lg:gap-1 ${isAway ? '' : 'flex-row-reverse'}`}>
      {team && <Crest of={team} size="xs" />}
      <span className="truncate lg:in-data-[view=month]:hidden">{team?.shortName ?? t('teamOpen')}</span>
      <span aria-hidden="true" className="hidden text-xs font-semibold xl:in-data-[view=month]:inline">
        {team?.code ?? '?'}
      </span>
    </span>
  );
}
