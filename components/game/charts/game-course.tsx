import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { periodSpans } from './game-time.ts';
import { playedUntil } from './lead-model.ts';
import { LeadTracker } from './lead-tracker.tsx';
import { momentsOf } from './moments.ts';
import { WinProbability } from './win-probability.tsx';

/** The course of a game: the lead tracker and, where it was forecast, the win probability beside it. */
export function GameCourse({ home, away, game, flow }: { home: TeamRef; away: TeamRef; game: Game; flow: GameFlow }) {
  const { scores, forecast } = flow;
  const spans = periodSpans(game, game.overtimes);
  const untilMs = playedUntil(scores, spans, game.live);
  const isOver = game.state !== 'live' && game.state !== 'suspended';
  const shared = {
    home,
    away,
    scores,
    length: game,
    spans,
    untilMs,
    moments: momentsOf(flow, { length: game, untilMs, isOver }),
  };
  if (!forecast) return <LeadTracker {...shared} />;
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <LeadTracker {...shared} />
      <WinProbability {...shared} forecast={forecast} isOver={isOver} />
    </div>
  );
}
