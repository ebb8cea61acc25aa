import type { ShownGraphic } from '#lib/api/contract/graphics.ts';
import { ownDuelOf } from './own-duel.ts';
import { bothTeams, listedOf, type Programme, startersOf } from './programme.ts';

/** Returns whether a graphic has all its data: no incomplete graphic goes on air. `restMs` is the rest of a break. */
export function isReady({ graphic, side, personId }: ShownGraphic, programme: Programme, restMs = 0): boolean {
  const { of, game, standings, nextGames, rounds, sponsors } = programme;
  if (!bothTeams(of)) return false;
  switch (graphic) {
    case 'scorebug':
      return true;
    case 'player':
      return side !== null && listedOf(programme, side, personId) !== null;
    case 'coach':
      return side !== null && game.coaches[side] !== null;
    case 'starting-five':
      return side !== null && startersOf(programme, side).length > 0;
    case 'box-score':
      return side !== null && game.sheet[side].length > 0;
    case 'comparison':
    case 'leaders':
      return game.state.log.length > 0;
    case 'standings':
      return standings !== null;
    case 'next-games':
      return nextGames.length > 0;
    case 'break':
      return game.state.phase === 'interval' || restMs > 0;
    case 'bracket':
      return ownDuelOf(of, rounds) !== null;
    case 'sponsors':
      return sponsors.length > 0;
  }
}
