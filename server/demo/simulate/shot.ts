import type { CourtLocation, ScoringFlags } from '#lib/basketball/events.ts';
import { chooseFouler, chooseOnCourt, meanOnCourt } from './choose.ts';
import { isInClosingMinutes, stopClock, wait } from './clock.ts';
import { heaveLocation, isInThePaint, threePointLocation, twoPointLocation } from './court.ts';
import { callFoul } from './fouls.ts';
import { score, shootFreeThrows } from './free-throws.ts';
import { record } from './log.ts';
import type { Shot } from './rates.ts';
import { fastBreakShots, putBackShots, rates, threePointShots, twoPointShots } from './rates.ts';
import { playRebound } from './rebound.ts';
import { rotate } from './rotation.ts';
import type { GameState, PlayerState, Possession } from './state.ts';
import { startPossession } from './state.ts';
import { considerTimeout } from './timeouts.ts';
import { opponentOf } from './types.ts';

export type ShotContext = { fastBreak: boolean; threeBias: number; heave: boolean };

type Attempt = {
  shooter: PlayerState;
  points: 2 | 3;
  shot: Shot;
  location: CourtLocation;
  probability: number;
  flags: ScoringFlags;
};

function chooseAttempt(game: GameState, possession: Possession, context: ShotContext): Attempt {
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
    ...(points === 2 && isInThePaint(location) ? { inThePaint: true } : {}),
    ...(context.fastBreak ? { fastBreak: true } : {}),
    ...(possession.secondChance ? { secondChance: true } : {}),
    ...(possession.fromTurnover ? { fromTurnover: true } : {}),
  };
  return { shooter, points, shot, location, probability: context.heave ? 0.03 : probability, flags };
}

function recordAttempt(
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

function recordBasket(game: GameState, possession: Possession, attempt: Attempt): string {
  const offence = game[possession.side];
  const id = recordAttempt(game, possession, attempt, true, false);
  score(game, offence, attempt.points);
  const base = attempt.points === 3 ? rates.assistOnThree : rates.assistOnTwo;
  const assisted = possession.putBackBy ? 0 : base * attempt.shot.assisted * meanOnCourt(offence, 'pass');
  if (offence.onCourt.length > 1 && game.random.chance(assisted)) {
    const passer = chooseOnCourt(game.random, offence, 'pass', attempt.shooter);
    record(game, { type: 'assist', side: possession.side, person: passer.player.person }, id);
  }
  return id;
}

function handOver(game: GameState, possession: Possession): Possession {
  const conceding = opponentOf[possession.side];
  if (isInClosingMinutes(game)) {
    stopClock(game);
    wait(game, 3, 7);
  }
  considerTimeout(game, [conceding]);
  return startPossession(conceding, 'made-basket');
}

function shootFouled(game: GameState, possession: Possession, attempt: Attempt, fastBreak: boolean): Possession {
  const { random } = game;
  const offence = game[possession.side];
  const defence = game[opponentOf[possession.side]];
  const made = random.chance(attempt.probability * rates.madeWhenFouled);
  if (made) recordBasket(game, possession, attempt);
  const count = made ? 1 : attempt.points;
  const { shooter, flags } = attempt;
  const by = chooseFouler(random, defence);
  const foul = callFoul(game, { team: defence, by, on: shooter, kind: 'personal', freeThrows: count, shooting: true });
  rotate(game, { keep: shooter });
  const { inThePaint: _, ...freeThrowFlags } = flags;
  const trip = shootFreeThrows(game, { team: offence, shooter, count, foul, flags: freeThrowFlags, live: true });
  const [first] = trip.made;
  if (!made && first && offence.onCourt.length > 1 && random.chance(rates.assistOnFreeThrows)) {
    const passer = chooseOnCourt(random, offence, 'pass', shooter);
    record(game, { type: 'assist', side: possession.side, person: passer.player.person }, first);
  }
  if (trip.lastMade) return handOver(game, possession);
  return playRebound(game, possession, { id: trip.last, share: rates.offensiveReboundOfFreeThrow, fastBreak });
}

/** One try for goal with all that hangs on it: foul, block, assist, free throws, rebound. */
export function playShot(game: GameState, possession: Possession, context: ShotContext): Possession {
  const { random } = game;
  const defence = game[opponentOf[possession.side]];
  const attempt = chooseAttempt(game, possession, context);
  const foulRate = attempt.points === 3 ? rates.shootingFoulOnThree : rates.shootingFoulOnTwo;
  if (!context.heave && random.chance(foulRate * meanOnCourt(defence, 'foul'))) {
    const next = shootFouled(game, possession, attempt, context.fastBreak);
    delete possession.putBackBy;
    return next;
  }
  if (random.chance(attempt.probability)) {
    recordBasket(game, possession, attempt);
    return handOver(game, possession);
  }
  const blockRate = attempt.points === 3 ? rates.blockOfMissedThree : rates.blockOfMissedTwo;
  const blocked = !context.heave && random.chance(blockRate * meanOnCourt(defence, 'block'));
  const id = recordAttempt(game, possession, attempt, false, blocked);
  if (blocked) {
    const blocker = chooseOnCourt(random, defence, 'block');
    record(game, { type: 'block', side: defence.side, person: blocker.player.person }, id);
  }
  delete possession.putBackBy;
  return playRebound(game, possession, { id, share: rates.offensiveRebound, fastBreak: context.fastBreak });
}
