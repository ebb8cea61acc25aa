import { useTranslations } from 'next-intl';
import { LiveBody } from '#components/entity/live/live-body.tsx';
import { canGoLive, shownGame } from '#components/entity/live/shown-game.ts';
import { teamTexts } from '#components/entity/team-texts.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { CalendarGameView, type CalendarSide } from './calendar-game-view.tsx';
import { CalendarScore } from './calendar-score.tsx';

/** A game in a calendar cell: both teams with the score, the time or the state between them. */
export function CalendarGame({ game }: { game: GameSummary }) {
  const t = useTranslations('entity');
  const names = { home: game.home?.name ?? t('teamOpen'), away: game.away?.name ?? t('teamOpen') };
  const side = (team: GameSummary['home']): CalendarSide =>
    team ? { ...teamTexts(team, 'short', 'xs'), code: team.code } : { name: t('teamOpen'), code: '?' };
  return (
    <CalendarGameView
      href={paths.game(game.address)}
      title={t('gameTitle', names)}
      home={side(game.home)}
      away={side(game.away)}
    >
      {canGoLive(game) ? (
        <LiveBody shown={shownGame(game)} view="cell">
          <CalendarScore game={game} />
        </LiveBody>
      ) : (
        <CalendarScore game={game} />
      )}
    </CalendarGameView>
  );
}
