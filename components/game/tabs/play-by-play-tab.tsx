import { GameAbsence } from '#components/game/game-absence.tsx';
import { LiveTabSlot } from '#components/game/live/live-tab-slot.tsx';
import { LogFaults } from '#components/game/log-faults.tsx';
import { PlayByPlay } from '#components/game/play-by-play/play-by-play.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { readPlayByPlay } from '#lib/api/readers/game-numbers.ts';

export async function PlayByPlayTab({ game }: { game: Game }) {
  const log = await readPlayByPlay(game.id);
  return (
    <LiveTabSlot game={game} tab="play-by-play">
      {log && <LogFaults game={game} />}
      {log ? <PlayByPlay game={game} {...log} /> : <GameAbsence game={game} of="log" />}
    </LiveTabSlot>
  );
}
