import type { FoulKind, Side } from '#lib/basketball/events.ts';
import { stopClock, wait } from './clock.ts';
import { record } from './log.ts';
import { replaceExcluded } from './rotation.ts';
import type { GameState, PlayerState, TeamState } from './state.ts';
import { opponentOf } from './types.ts';

const bonusFrom = 5;

export type CalledFoul = {
  team: TeamState;
  by: PlayerState;
  on?: PlayerState;
  kind: FoulKind;
  freeThrows?: number;
  shooting?: boolean;
  /** An offensive foul, which is a turnover. */
  losesBall?: boolean;
};

/** Returns whether the next foul of a team that is not in control gives free throws. */
export function isNextFoulInBonus(team: TeamState): boolean {
  return team.teamFouls + 1 >= bonusFrom;
}

function isExcluded(game: GameState, state: PlayerState): boolean {
  return state.fouls >= game.profile.foulLimit || state.technicals + state.hardFouls >= 2;
}

/** Calls a foul on a player and replaces an excluded one at once. Returns the id of the foul. */
export function callFoul(game: GameState, { team, by, on, kind, freeThrows, shooting, losesBall }: CalledFoul): string {
  stopClock(game);
  by.fouls += 1;
  team.teamFouls += 1;
  if (kind === 'technical') by.technicals += 1;
  if (kind === game.profile.hardFoul) by.hardFouls += 1;
  const id = record(game, {
    type: 'foul',
    side: team.side,
    person: by.player.person,
    kind,
    ...(freeThrows ? { freeThrows } : {}),
    ...(shooting ? { shooting } : {}),
  });
  if (on) record(game, { type: 'foul-drawn', side: opponentOf[team.side], person: on.player.person }, id);
  if (losesBall) {
    record(game, { type: 'turnover', side: team.side, person: by.player.person, kind: 'offensive-foul' }, id);
  }
  wait(game, 20, 38);
  if (isExcluded(game, by) && !by.out) {
    by.out = true;
    replaceExcluded(game, team, by);
  }
  return id;
}

/** Calls a technical foul on coach or bench, charged to no player and not a team foul. */
export function callBenchTechnical(game: GameState, side: Side): string {
  stopClock(game);
  const kind = game.random.chance(0.8) ? 'coach-technical' : 'bench-technical';
  wait(game, 15, 30);
  return record(game, { type: 'foul', side, person: null, kind, freeThrows: 1 });
}
