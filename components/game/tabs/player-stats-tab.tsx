import { AwardedNote } from '#components/game/awarded-note.tsx';
import { GameAbsence } from '#components/game/game-absence.tsx';
import { LiveTabSlot } from '#components/game/live/live-tab-slot.tsx';
import { LogFaults } from '#components/game/log-faults.tsx';
import { PlayerStats } from '#components/game/player-stats/player-stats.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { readBoxScore } from '#lib/api/readers/game-numbers.ts';

export async function PlayerStatsTab({ game }: { game: Game }) {
  const boxScore = await readBoxScore(game.id);
  return (
    <LiveTabSlot game={game} tab="player-stats">
      <LogFaults game={game} />
      {boxScore && <AwardedNote game={game} boxScore={boxScore} />}
      {boxScore ? <PlayerStats boxScore={boxScore} league={game.league} /> : <GameAbsence game={game} of="box-score" />}
    </LiveTabSlot>
  );
}
