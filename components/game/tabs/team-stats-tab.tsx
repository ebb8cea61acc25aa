import { GameAbsence } from '#components/game/game-absence.tsx';
import { TeamStats } from '#components/game/team-stats/team-stats.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { readBoxScore, readGameFlow } from '#lib/api/readers/game-numbers.ts';

export async function TeamStatsTab({ game }: { game: Game }) {
  const [boxScore, flow] = await Promise.all([readBoxScore(game.id), readGameFlow(game.id)]);
  return boxScore ? (
    <TeamStats game={game} boxScore={boxScore} flow={flow} />
  ) : (
    <GameAbsence game={game} of="box-score" />
  );
}
