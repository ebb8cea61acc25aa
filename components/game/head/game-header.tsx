import { useTranslations } from 'next-intl';
import { GameMasthead } from '#components/entity/game-masthead.tsx';
import { GameMastheadScore } from '#components/entity/game-masthead-score.tsx';
import { canGoLive } from '#components/entity/live/shown-game.ts';
import { PageTabs } from '#components/entity/page-tabs.tsx';
import { PeriodScores } from '#components/entity/period-scores.tsx';
import { GameBoard } from '#components/game/live/game-board.tsx';
import { LiveHeadPart } from '#components/game/live/live-part.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { NeighbouringGames } from '#lib/api/contract/neighbouring-games.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { paths } from '#lib/paths.ts';
import { gameTabs } from '#lib/tabs.ts';
import { closedTabs } from './closed-tabs.ts';
import { GameFacts } from './game-facts.tsx';
import { GameKicker } from './game-kicker.tsx';
import { ScoreLine } from './score-line.tsx';

/** Masthead of every game tab: teams, score, points by period, facts and tabs. */
export function GameHeader({ game, neighbours }: { game: Game; neighbours: NeighbouringGames }) {
  const t = useTranslations('game');
  const { league, home, away, regularPeriods } = game;
  const side = (team: TeamRef | null) => (team ? { href: paths.team(league.season, league.slug, team.slug) } : {});
  return (
    <GameMasthead
      game={game}
      home={side(home)}
      away={side(away)}
      regularPeriods={regularPeriods}
      score={
        canGoLive(game) && (
          <LiveHeadPart game={game} part="score">
            <GameMastheadScore game={game} regularPeriods={regularPeriods} />
          </LiveHeadPart>
        )
      }
      line={
        canGoLive(game) ? (
          <LiveHeadPart game={game} part="line">
            <ScoreLine game={game} />
          </LiveHeadPart>
        ) : (
          <ScoreLine game={game} />
        )
      }
      kicker={<GameKicker game={game} neighbours={neighbours} />}
      details={
        <>
          {canGoLive(game) ? (
            <LiveHeadPart game={game} part="board">
              <GameBoard game={game} board={null} />
            </LiveHeadPart>
          ) : (
            <PeriodScores game={game} regularPeriods={regularPeriods} />
          )}
          <GameFacts game={game} />
        </>
      }
      tabs={
        <PageTabs
          label={t('tabs')}
          tabs={tabsOf(game)}
          hrefOf={(id) => paths.game(game.address, id)}
          closed={closedTabs(game)}
        />
      }
    />
  );
}

/** Without play-by-play for a game that has only its scoresheet. */
const tabsOf = ({ coverage }: Game) => gameTabs.filter(({ id }) => id !== 'play-by-play' || coverage !== 'scoresheet');
