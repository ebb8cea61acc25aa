import { chooseOnCourt, meanOnCourt } from './choose.ts';
import { playFor, stopClock, wait } from './clock.ts';
import { record } from './log.ts';
import { rates } from './rates.ts';
import { rotate } from './rotation.ts';
import type { GameState, Possession } from './state.ts';
import { startPossession } from './state.ts';
import { considerTimeout } from './timeouts.ts';
import { opponentOf } from './types.ts';

type Miss = { id: string; share: number; fastBreak: boolean };

const putBackShare = 0.36;

function keepAfterOffensive(possession: Possession): void {
  possession.secondChance = true;
  possession.shotClockMs = 14_000;
  possession.origin = 'throw-in';
}

/** Simulates a rebound: who gets the ball and what follows. The horn may sound first. */
export function playRebound(game: GameState, possession: Possession, miss: Miss): Possession {
  const { random } = game;
  playFor(game, random.between(400, 2100));
  if (game.clockMs === 0) return possession;

  const offence = game[possession.side];
  const defence = game[opponentOf[possession.side]];
  if (random.chance(rates.teamRebound)) {
    const offensive = random.chance(rates.teamReboundOffensive);
    const { side } = offensive ? offence : defence;
    stopClock(game);
    record(game, { type: 'rebound', side, person: null, kind: offensive ? 'offensive' : 'defensive' }, miss.id);
    wait(game, 12, 24);
    considerTimeout(game, ['home', 'away']);
    rotate(game);
    if (!offensive) return startPossession(defence.side, 'throw-in');
    keepAfterOffensive(possession);
    return possession;
  }

  const strength = meanOnCourt(offence, 'rebound') / meanOnCourt(defence, 'rebound');
  const offensive = random.chance(miss.share * strength);
  const team = offensive ? offence : defence;
  const rebounder = chooseOnCourt(random, team, 'rebound');
  record(
    game,
    { type: 'rebound', side: team.side, person: rebounder.player.person, kind: offensive ? 'offensive' : 'defensive' },
    miss.id,
  );
  if (!offensive) return startPossession(defence.side, 'defensive-rebound');
  keepAfterOffensive(possession);
  if (random.chance(putBackShare)) possession.putBackBy = rebounder;
  return possession;
}
