import { chooseFouler, chooseOnCourt } from './choose.ts';
import { playFor, wait } from './clock.ts';
import { callBenchTechnical, callFoul, isNextFoulInBonus } from './fouls.ts';
import { shootFreeThrows } from './free-throws.ts';
import { rates } from './rates.ts';
import { playRebound } from './rebound.ts';
import { rotate } from './rotation.ts';
import type { GameState, PlayerState, Possession } from './state.ts';
import { startPossession } from './state.ts';
import { considerTimeout } from './timeouts.ts';
import { opponentOf } from './types.ts';

function freeThrowFlags({ secondChance, fromTurnover }: Possession) {
  return { ...(secondChance ? { secondChance } : {}), ...(fromTurnover ? { fromTurnover } : {}) };
}

function throwIn(possession: Possession): Possession {
  possession.origin = 'throw-in';
  delete possession.putBackBy;
  return possession;
}

/** Simulates a non-shooting foul: a throw-in, two free throws in the penalty, or both for an unsportsmanlike one. */
export function playCommonFoul(
  game: GameState,
  possession: Possession,
  durationMs: number,
  wanted: boolean,
): Possession {
  const { random } = game;
  const offence = game[possession.side];
  const defence = game[opponentOf[possession.side]];
  playFor(game, Math.min(durationMs, game.clockMs * 0.9));
  const on = chooseOnCourt(random, offence, 'usage');
  const hard = !wanted && random.chance(rates.hardFoulShare);
  const penalty = hard || isNextFoulInBonus(defence);
  const kind = hard ? game.profile.hardFoul : 'personal';
  const by = chooseFouler(random, defence);
  const foul = callFoul(game, { team: defence, by, on, kind, ...(penalty ? { freeThrows: 2 } : {}) });
  if (!penalty) {
    considerTimeout(game, ['home', 'away']);
    rotate(game);
    possession.shotClockMs = Math.max(14_000, possession.shotClockMs - durationMs);
    return throwIn(possession);
  }
  const flags = freeThrowFlags(possession);
  const trip = shootFreeThrows(game, { team: offence, shooter: on, count: 2, foul, flags, live: !hard });
  rotate(game, { keep: on });
  if (hard) {
    possession.shotClockMs = 14_000;
    return throwIn(possession);
  }
  delete possession.putBackBy;
  if (!trip.lastMade) {
    return playRebound(game, possession, { id: trip.last, share: rates.offensiveReboundOfFreeThrow, fastBreak: false });
  }
  considerTimeout(game, [defence.side]);
  return startPossession(defence.side, 'made-basket');
}

function bestShooter(players: readonly PlayerState[]): PlayerState | undefined {
  return players.reduce<PlayerState | undefined>(
    (best, state) => (!best || state.player.ratings.freeThrow > best.player.ratings.freeThrow ? state : best),
    undefined,
  );
}

/** Awards one free throw to the opponents; play resumes where it stopped. */
export function playTechnical(game: GameState): void {
  const { random } = game;
  const team = game[random.chance(0.5) ? 'home' : 'away'];
  const opponents = game[opponentOf[team.side]];
  const onPlayer = random.chance(0.47);
  const foul = onPlayer
    ? callFoul(game, { team, by: chooseFouler(random, team), kind: 'technical', freeThrows: 1 })
    : callBenchTechnical(game, team.side);
  const shooter = bestShooter(opponents.onCourt);
  if (shooter) shootFreeThrows(game, { team: opponents, shooter, count: 1, foul, live: false });
  wait(game, 5, 10);
}
