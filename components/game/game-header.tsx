import { useTranslations } from 'next-intl';
import { GameMasthead } from '#components/entity/game-masthead.tsx';
import { GameMastheadScore } from '#components/entity/game-masthead-score.tsx';
import { canGoLive } from '#components/entity/live/shown-game.ts';
import { PageTabs } from '#components/entity/page-tabs.tsx';
import { PeriodScores } from '#components/entity/period-scores.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { paths } from '#lib/paths.ts';
import { gameTabs } from '#lib/tabs.ts';
import { GameFacts } from './game-facts.tsx';
import { GameBoard } from './live/game-board.tsx';
import { LiveHeadPart } from './live/live-part.tsx';

/** Masthead of every game tab: teams, score, points by period, facts and tabs. */
export function GameHeader({ game }: { game: Game }) {
  const t = useTranslations('game');
  const { league, home, away } = game;
  const side = (team: TeamRef | null) => (team ? { href: paths.team(league.season, league.slug, team.slug) } : {});
  return (
    <GameMasthead
      game={game}
      home={side(home)}
      away={side(away)}
      regularPeriods={game.regularPeriods}
      score={
        canGoLive(game) && (
          <LiveHeadPart game={game} part="score">
            <GameMastheadScore game={game} regularPeriods={game.regularPeriods} />
          </LiveHeadPart>
        )
      }
      kicker={
        <Link href={paths.league(league.season, league.slug)} className="underline-offset-4 hover:underline">
          {t('kicker', { league: `${league.name} ${league.seasonName}`, round: game.round.name })}
        </Link>
      }
      details={
        <>
          {canGoLive(game) ? (
            <LiveHeadPart game={game} part="board">
              <GameBoard game={game} board={null} />
            </LiveHeadPart>
          ) : (
            <PeriodScores game={game} regularPeriods={game.regularPeriods} />
          )}
          <GameFacts game={game} />
        </>
      }
      tabs={<PageTabs label={t('tabs')} tabs={tabsOf(game)} hrefOf={(id) => paths.game(game.address, id)} />}
    />
  );
}

/** Without play-by-play for a game that has only its scoresheet. */
const tabsOf = ({ coverage }: Game) => gameTabs.filter(({ id }) => id !== 'play-by-play' || coverage !== 'scoresheet');
