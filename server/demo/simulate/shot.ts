import type { Attempt, ShotContext } from './attempt.ts';
import { chooseAttempt, recordAttempt } from './attempt.ts';
import { chooseFouler, chooseOnCourt, meanOnCourt } from './choose.ts';
import { isInClosingMinutes, stopClock, wait } from './clock.ts';
import { callFoul } from './fouls.ts';
import { score, shootFreeThrows } from './free-throws.ts';
import { record } from './log.ts';
import { rates } from './rates.ts';
import { playRebound } from './rebound.ts';
import { rotate } from './rotation.ts';
import type { GameState, Possession } from './state.ts';
import { startPossession } from './state.ts';
import { considerTimeout } from './timeouts.ts';
import { opponentOf } from './types.ts';

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

/** Simulates one shot with its linked events: foul, block, assist, free throws, rebound. */
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
