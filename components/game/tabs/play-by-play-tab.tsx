import { GameAbsence } from '#components/game/game-absence.tsx';
import { LiveTabSlot } from '#components/game/live/live-tab-slot.tsx';
import { LogFaults } from '#components/game/log-faults.tsx';
import { PlayByPlay } from '#components/game/play-by-play/play-by-play.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { readPlayByPlay } from '#lib/api/readers/game-numbers.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

/** The play-by-play of the last period, or of the given one; a period without plays is not found. */
export async function PlayByPlayTab({ game, period }: { game: Game; period?: string }) {
  const log = await readPlayByPlay(game.id);
  const chosen = period === undefined ? undefined : Number(period);
  if (chosen !== undefined) orNotFound(log?.plays.some((play) => play.period === chosen) || null);
  return (
    <LiveTabSlot game={game} tab="play-by-play" {...(chosen !== undefined && { period: chosen })}>
      {log && <LogFaults game={game} />}
      {log ? <PlayByPlay game={game} {...log} period={chosen} /> : <GameAbsence game={game} of="log" />}
    </LiveTabSlot>
  );
}
