import { stringify } from 'yaml';
import type { PhaseStructure } from '#lib/api/contract/competition/phases.ts';
import type { RulesProfile, TimeoutRules } from '#lib/basketball/rules/profile.ts';
import type { LeaguePlayoffs } from '#lib/basketball/series/league-playoffs.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { fittedCoefficients } from '#lib/basketball/win-probability/coefficients.ts';
import { phasesForFile } from './phases-schema.ts';
import { playoffsForFile } from './playoffs-schema.ts';
import { criterionName } from './standings-schema.ts';
import { writeTime } from './values.ts';

export type CurrentRules = {
  rules: { profile: RulesProfile; extends: string; isOwn: boolean };
  standings: { profile: StandingsProfile; extends: string; isOwn: boolean };
  playoffs?: LeaguePlayoffs | null;
  phases?: readonly PhaseStructure[];
};

/** Writes the rules, standings, declared playoff formats and phases of a league as a file for `readRulesFile`: every key with its value. */
export function writeRulesFile({ rules, standings, playoffs, phases = [] }: CurrentRules): string {
  const head = ({ profile, extends: base, isOwn }: { profile: { id: string }; extends: string; isOwn: boolean }) =>
    isOwn ? { id: profile.id, extends: base } : { extends: base };
  const ownPhases = phasesForFile(phases);
  return stringify({
    rules: { ...head(rules), ...rulesForFile(rules.profile) },
    standings: { ...head(standings), ...standingsForFile(standings.profile) },
    ...(playoffs && { playoffs: playoffsForFile(playoffs) }),
    ...(Object.keys(ownPhases).length > 0 && { phases: ownPhases }),
  });
}

function rulesForFile(profile: RulesProfile) {
  const { periods, intervals, shotClock, limits, clockStopsAfterBasket } = profile;
  return {
    periods: {
      count: periods.count,
      length: writeTime(periods.lengthMs),
      overtime: writeTime(periods.overtimeMs),
    },
    intervals: {
      beforeGame: writeTime(intervals.beforeGameMs),
      betweenPeriods: writeTime(intervals.betweenPeriodsMs),
      halfTime: writeTime(intervals.halfTimeMs),
      beforeOvertime: writeTime(intervals.beforeOvertimeMs),
    },
    shotClock: shotClock && { full: writeTime(shotClock.fullMs), short: writeTime(shotClock.shortMs) },
    limits: {
      backcourt: writeTime(limits.backcourtMs),
      throwIn: writeTime(limits.throwInMs),
      key: writeTime(limits.keyMs),
    },
    teamFouls: profile.teamFouls,
    playerFouls: profile.playerFouls,
    disqualification: profile.disqualification,
    foulCodes: profile.foulCodes,
    timeouts: timeoutsForFile(profile.timeouts),
    clockStopsAfterBasket: {
      lastPeriod: writeTime(clockStopsAfterBasket.lastPeriodMs),
      otherPeriods: writeTime(clockStopsAfterBasket.otherPeriodsMs),
    },
    firstPossession: profile.firstPossession,
    roster: profile.roster,
    recordedAs: profile.recordedAs ?? 'log',
    winProbability: profile.winProbability ?? fittedCoefficients,
    default: { keepsStatistics: profile.default.keepsStatistics },
  };
}

function timeoutsForFile({ endgame, lengthMs, ...granted }: TimeoutRules) {
  return {
    ...granted,
    endgame: endgame && { last: writeTime(endgame.lastMs), max: endgame.most },
    length: writeTime(lengthMs),
  };
}

function standingsForFile({ id, criteria, ...rest }: StandingsProfile) {
  return { ...rest, criteria: criteria.map(criterionName) };
}
