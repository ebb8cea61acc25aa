import { RelatedNews } from '#components/entity/story/related-news.tsx';
import { AwardedNote } from '#components/game/awarded-note.tsx';
import { GameAbsence } from '#components/game/game-absence.tsx';
import { Preview } from '#components/game/history/preview.tsx';
import { LiveTabSlot } from '#components/game/live/live-tab-slot.tsx';
import { LogFaults } from '#components/game/log-faults.tsx';
import { Summary } from '#components/game/story/summary.tsx';
import { TeamStats } from '#components/game/team-stats/team-stats.tsx';
import type { Game, GameState } from '#lib/api/contract/game.ts';
import { readGameHistory } from '#lib/api/readers/game-history.ts';
import { readBoxScore, readGameFlow } from '#lib/api/readers/game-numbers.ts';
import { readNews } from '#lib/api/readers/news.ts';
import { readConfig } from '#lib/api/readers/website.ts';

const previewedStates: readonly GameState[] = ['scheduled', 'postponed'];

/** The first tab: statistics if recorded; else the state of the game, and a preview before it. */
export async function TeamStatsTab({ game }: { game: Game }) {
  const [boxScore, flow, news, config] = await Promise.all([
    readBoxScore(game.id),
    readGameFlow(game.id),
    readNews(4, { gameId: game.id }),
    readConfig(),
  ]);
  const relatedNews = news && config && <RelatedNews news={news} site={config.config.website} />;
  if (boxScore)
    return (
      <>
        <LiveTabSlot game={game} tab="team-stats">
          <LogFaults game={game} />
          <AwardedNote game={game} boxScore={boxScore} />
          <Summary game={game} boxScore={boxScore} flow={flow} />
          <TeamStats game={game} boxScore={boxScore} flow={flow} />
        </LiveTabSlot>
        {relatedNews}
      </>
    );
  const history = previewedStates.includes(game.state) ? await readGameHistory(game) : null;
  return (
    <>
      <LiveTabSlot game={game} tab="team-stats">
        <LogFaults game={game} />
        <Summary game={game} boxScore={null} flow={flow} />
        {(game.state !== 'scheduled' || !history) && <GameAbsence game={game} of="box-score" />}
        {history && <Preview game={game} history={history} />}
      </LiveTabSlot>
      {relatedNews}
    </>
  );
}
