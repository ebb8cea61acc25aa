import { GameAbsence } from '#components/game/game-absence.tsx';
import { PlayerStats } from '#components/game/player-stats/player-stats.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { readBoxScore } from '#lib/api/readers/game-numbers.ts';

export async function PlayerStatsTab({ game }: { game: Game }) {
  const boxScore = await readBoxScore(game.id);
  return boxScore ? (
    <PlayerStats boxScore={boxScore} league={game.league} />
  ) : (
    <GameAbsence game={game} of="box-score" />
  );
}
