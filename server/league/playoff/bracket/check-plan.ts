import type { PlayoffPlan } from '#lib/api/contract/competition/playoffs.ts';
import { parseSeriesWord } from '#lib/basketball/series/league-playoffs.ts';
import type { PlannedRound } from '#lib/basketball/series/plan-playoff.ts';
import { seriesLength } from '#lib/basketball/series/series.ts';
import { badPlaces, type Fault } from '#server/errors.ts';
import { playoffRoundNames } from '#server/league/names/competition-names.ts';
import { say } from '#server/refusals/sentence.ts';

/** Throws `bad-request` that names each round which is missing, too much, twice, or does not fit its format. */
export function checkPlan({ teams, rounds }: PlayoffPlan, planned: readonly PlannedRound[]): void {
  const missing = planned.filter(({ round }) => !rounds.some((one) => one.round === round));
  const faults = [
    ...missing.map(({ round }) => ({ path: 'rounds', message: say`${nameOf(round)} is missing: give its format` })),
    ...rounds.flatMap(faultsOf),
    ...rounds.flatMap(({ round }, index) => {
      const path = `rounds.${index}.round`;
      if (rounds.findIndex((one) => one.round === round) < index) return [{ path, message: say`is there twice` }];
      return planned.some((one) => one.round === round)
        ? []
        : [{ path, message: say`${teams} teams play no ${nameOf(round)}: leave it out` }];
    }),
  ];
  if (faults.length > 0) throw badPlaces(faults);
}

const nameOf = (round: PlannedRound['round']) => playoffRoundNames(round).name;

function faultsOf({ series, homePattern, gameDays }: PlayoffPlan['rounds'][number], index: number): Fault[] {
  const format = parseSeriesWord(series);
  const games = format ? seriesLength(format) : 1;
  const days = gameDays.filter((day) => day !== null);
  return [
    ...(homePattern && homePattern.length !== games
      ? [{ path: `rounds.${index}.homePattern`, message: say`has ${homePattern.length} games, the series ${games}` }]
      : []),
    ...(gameDays.length > games
      ? [{ path: `rounds.${index}.gameDays`, message: say`has ${gameDays.length} days, the series ${games} games` }]
      : []),
    ...(days.some((day, at) => day <= (days[at - 1] ?? ''))
      ? [{ path: `rounds.${index}.gameDays`, message: say`each game is on a later day than the one before` }]
      : []),
  ];
}
