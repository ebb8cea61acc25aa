import { sides } from './events.ts';
import type { GameState } from './game/state.ts';
import type { StatLine, Tally } from './stat-line.ts';

/** Turns tallies into lines: what this log does not record is null; where there was nothing to record, zero is the truth. */
export function recordedStats({ recorded, score, teams }: GameState): (tally: Tally) => StatLine {
  const tallies = sides.flatMap((side) => [
    teams[side].entry,
    ...Object.values(teams[side].players).map((player) => player.tally),
  ]);
  const scoreless = score.home + score.away === 0;
  const noBlocks = tallies.every((tally) => tally.blocks === 0);
  const noFouls = tallies.every((tally) => tally.fouls === 0);
  const when = (isRecorded: boolean, value: number) => (isRecorded ? value : null);
  return (tally) => ({
    ...tally,
    playedMs: when(recorded.presence, tally.playedMs),
    plusMinus: when(recorded.presence, tally.plusMinus),
    pointsInThePaint: when(recorded.inThePaint || scoreless, tally.pointsInThePaint),
    fastBreakPoints: when(recorded.fastBreak || scoreless, tally.fastBreakPoints),
    secondChancePoints: when(recorded.secondChance || scoreless, tally.secondChancePoints),
    pointsFromTurnovers: when(recorded.fromTurnover || scoreless, tally.pointsFromTurnovers),
    blocksReceived: when(recorded.blocksReceived || noBlocks, tally.blocksReceived),
    foulsDrawn: when(recorded.foulsDrawn || noFouls, tally.foulsDrawn),
  });
}
