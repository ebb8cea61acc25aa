import type { CourtLocation, ScoringFlags } from '#lib/basketball/events.ts';
import { chooseOnCourt, meanOnCourt } from './choose.ts';
import { heaveLocation, isPaintShot, threePointLocation, twoPointLocation } from './court.ts';
import { record } from './log.ts';
import type { Shot } from './rates.ts';
import { fastBreakShots, putBackShots, rates, threePointShots, twoPointShots } from './rates.ts';
import type { GameState, PlayerState, Possession } from './state.ts';
import { opponentOf } from './types.ts';

export type ShotContext = { fastBreak: boolean; threeBias: number; heave: boolean };

export type Attempt = {
  shooter: PlayerState;
  points: 2 | 3;
  shot: Shot;
  location: CourtLocation;
  probability: number;
  flags: ScoringFlags;
};

/** Picks shooter, location, kind and success rate of a shot. */
export function chooseAttempt(game: GameState, possession: Possession, context: ShotContext): Attempt {
  const { random } = game;
  const offence = game[possession.side];
  const defence = game[opponentOf[possession.side]];
  const shooter = possession.putBackBy ?? chooseOnCourt(random, offence, 'usage');
  const { position, ratings } = shooter.player;
  const threeShare = context.fastBreak ? ratings.threeShare * 0.45 : ratings.threeShare + context.threeBias;
  const points = context.heave || (!possession.putBackBy && random.chance(threeShare)) ? 3 : 2;
  const twos = possession.putBackBy ? putBackShots : context.fastBreak ? fastBreakShots : twoPointShots;
  const shot = random.weighted(
    points === 3 ? threePointShots : twos,
    ({ weight, by }) => weight * (by?.[position] ?? 1),
  );
  const skill = points === 3 ? ratings.threePoint / rates.averageThreePoint : ratings.twoPoint / rates.averageTwoPoint;
  const lead = offence.score - defence.score;
  const closeFinish = game.period >= game.profile.periods && game.clockMs < 300_000 && Math.abs(lead) <= 8;
  const relaxation = closeFinish ? rates.closeFinishRelaxation : rates.leadRelaxation;
  const probability =
    shot.made * skill +
    offence.edge -
    meanOnCourt(defence, 'defence') -
    lead * relaxation +
    (context.fastBreak ? rates.fastBreakBonus : 0);
  const location = context.heave
    ? heaveLocation(random)
    : points === 3
      ? threePointLocation(random)
      : twoPointLocation(random, shot.kind);
  const flags: ScoringFlags = {
    ...(points === 2 && isPaintShot(location) ? { inThePaint: true } : {}),
    ...(context.fastBreak ? { fastBreak: true } : {}),
    ...(possession.secondChance ? { secondChance: true } : {}),
    ...(possession.fromTurnover ? { fromTurnover: true } : {}),
  };
  return { shooter, points, shot, location, probability: context.heave ? 0.03 : probability, flags };
}

/** Logs the shot itself. */
export function recordAttempt(
  game: GameState,
  possession: Possession,
  attempt: Attempt,
  made: boolean,
  blocked: boolean,
): string {
  const { shooter, points, shot, location, flags } = attempt;
  return record(game, {
    type: 'field-goal',
    side: possession.side,
    person: shooter.player.person,
    points,
    made,
    shot: shot.kind,
    location,
    ...(blocked ? { blocked } : {}),
    ...flags,
  });
}
