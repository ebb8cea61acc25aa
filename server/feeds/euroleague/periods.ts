import type { EuroleaguePlay, EuroleaguePlayByPlay } from './schema.ts';

export type PlacedPlay = { play: EuroleaguePlay; period: number };

/** Returns all plays in order with their period; end marks divide the single list of extra time into overtimes. */
export function placePlays(plays: EuroleaguePlayByPlay): PlacedPlay[] {
  const quarters = [plays.FirstQuarter, plays.SecondQuarter, plays.ThirdQuarter, plays.ForthQuarter];
  const regular = quarters.flatMap((list, index) => list.map((play) => ({ play, period: index + 1 })));
  return [...regular, ...placeOvertimes(plays.ExtraTime, quarters.length + 1)];
}

function placeOvertimes(list: readonly EuroleaguePlay[], firstOvertime: number): PlacedPlay[] {
  let period = firstOvertime;
  let ended = false;
  return list.map((play) => {
    if (ended && play.PLAYTYPE !== 'EG' && (play.PLAYTYPE === 'BP' || !/^0*:?0*$/.test(play.MARKERTIME))) {
      period += 1;
      ended = false;
    }
    ended ||= play.PLAYTYPE === 'EP';
    return { play, period };
  });
}
