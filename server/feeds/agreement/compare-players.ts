import type { TeamBox } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { statNames } from '#lib/basketball/statistics.ts';
import type { OfficialLine, OfficialTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import type { Difference } from './agreement-summary.ts';

export type PlayerComparison = {
  differences: Difference[];
  /** Our sum minus the official sum, by statistic. */
  surplus: Map<string, number>;
  agree: number;
  of: number;
  unlisted: number;
  minutes: { exact: number; withinSecond: number; of: number };
  plusMinus: { agree: number; of: number };
};

/** Compares the lines of a team's players, and lists players of the log who are not in the official box score. */
export function comparePlayers(
  side: Side,
  box: TeamBox,
  official: OfficialTeam,
  names: ReadonlyMap<string, string>,
): PlayerComparison {
  const result: PlayerComparison = {
    differences: [],
    surplus: new Map(),
    agree: 0,
    of: official.players.length,
    unlisted: 0,
    minutes: { exact: 0, withinSecond: 0, of: 0 },
    plusMinus: { agree: 0, of: 0 },
  };
  const ours = new Map(box.players.map((player) => [player.person, player.line]));
  const listed = new Set(official.players.map((player) => player.key));
  for (const { key, line } of official.players) {
    const who = { side, person: key, player: names.get(key) ?? null };
    const mine = ours.get(key) ?? null;
    const differences = lineDifferences(mine, line).map((one) => ({ ...who, ...one, kind: 'player' as const }));
    for (const { statistic, ours, official } of differences) addTo(result.surplus, statistic, ours, official);
    if (differences.length === 0) result.agree += 1;
    result.differences.push(...differences, ...compareTime(result, who, mine, line));
  }
  for (const { person, line } of box.players) {
    if (listed.has(person)) continue;
    result.unlisted += 1;
    for (const statistic of statistics) addTo(result.surplus, statistic, statisticOf(line, statistic), 0);
    const who = { side, person, player: names.get(person) ?? null };
    result.differences.push({
      ...who,
      kind: 'unlisted-player',
      statistic: 'points',
      ours: line.points,
      official: null,
    });
  }
  return result;
}

type Who = Pick<Difference, 'side' | 'person' | 'player'>;

export function lineDifferences(
  ours: StatLine | null,
  official: OfficialLine,
): Pick<Difference, 'statistic' | 'ours' | 'official'>[] {
  return statistics.flatMap((statistic) => {
    const printed = official[statistic];
    const mine = ours && statisticOf(ours, statistic);
    return printed === undefined || printed === mine ? [] : [{ statistic, ours: mine, official: printed }];
  });
}

function compareTime(result: PlayerComparison, who: Who, ours: StatLine | null, official: OfficialLine): Difference[] {
  const differences: Difference[] = [];
  if (typeof official.playedMs === 'number') {
    const [mine, printed] = [seconds(ours?.playedMs ?? 0), seconds(official.playedMs)];
    const difference = Math.abs(mine - printed);
    result.minutes.of += 1;
    if (difference === 0) result.minutes.exact += 1;
    if (difference <= 1) result.minutes.withinSecond += 1;
    else differences.push({ ...who, kind: 'minutes', statistic: 'seconds played', ours: mine, official: printed });
  }
  if (typeof official.plusMinus === 'number') {
    const mine = ours?.plusMinus ?? null;
    result.plusMinus.of += 1;
    if (mine === official.plusMinus) result.plusMinus.agree += 1;
    else
      differences.push({
        ...who,
        kind: 'plus-minus',
        statistic: 'plusMinus',
        ours: mine,
        official: official.plusMinus,
      });
  }
  return differences;
}

function statisticOf(line: StatLine, statistic: (typeof statistics)[number]): number | null {
  return statistic === 'rebounds' ? rebounds(line) : line[statistic];
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000);
}

function addTo(sums: Map<string, number>, statistic: string, ours: number | null, official: number | null): void {
  sums.set(statistic, (sums.get(statistic) ?? 0) + (ours ?? 0) - (official ?? 0));
}

/** The statistics that sources print, without minutes and plus/minus, which are compared separately. */
const statistics = [...statNames.filter((name) => name !== 'playedMs' && name !== 'plusMinus'), 'rebounds' as const];
