import type { StatLine } from '#lib/basketball/stat-line.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import type { OfficialBox, OfficialLine, OfficialTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import { playerKey } from './people.ts';
import type { LiveStatsFile, LiveStatsTeam } from './schema.ts';

type Counters = Readonly<Record<string, unknown>>;

const names: Partial<Record<keyof StatLine | 'rebounds', string>> = {
  points: 'sPoints',
  twoPointersMade: 'sTwoPointersMade',
  twoPointersAttempted: 'sTwoPointersAttempted',
  threePointersMade: 'sThreePointersMade',
  threePointersAttempted: 'sThreePointersAttempted',
  freeThrowsMade: 'sFreeThrowsMade',
  freeThrowsAttempted: 'sFreeThrowsAttempted',
  offensiveRebounds: 'sReboundsOffensive',
  defensiveRebounds: 'sReboundsDefensive',
  rebounds: 'sReboundsTotal',
  assists: 'sAssists',
  turnovers: 'sTurnovers',
  steals: 'sSteals',
  blocks: 'sBlocks',
  blocksReceived: 'sBlocksReceived',
  fouls: 'sFoulsPersonal',
  foulsDrawn: 'sFoulsOn',
  plusMinus: 'sPlusMinusPoints',
  pointsInThePaint: 'sPointsInThePaint',
  secondChancePoints: 'sPointsSecondChance',
  fastBreakPoints: 'sPointsFastBreak',
  pointsFromTurnovers: 'sPointsFromTurnovers',
};

/** Returns the official box score of the file, as printed. */
export function mapLiveStatsBox(name: string, file: LiveStatsFile): OfficialBox {
  const home = officialTeam(file.tm['1'], 1);
  const away = officialTeam(file.tm['2'], 2);
  return { score: { home: scoreOf(name, file, '1'), away: scoreOf(name, file, '2') }, home, away };
}

function scoreOf(name: string, file: LiveStatsFile, tno: '1' | '2'): number {
  const team = file.tm[tno];
  const score = team.score ?? counter(team, 'full_score') ?? counter(team, 'tot_sPoints');
  if (score === null)
    throw new ImportError(`${name}.tm.${tno}.score`, 'no score', 'give the score of the team', 'schema');
  return score;
}

function officialTeam(team: LiveStatsTeam, tno: 1 | 2): OfficialTeam {
  const overtime = counter(team, 'ot_score');
  return {
    players: Object.entries(team.pl).map(([pno, player]) => ({
      key: playerKey(tno, Number(pno)),
      line: lineOf(player, '', player.sMinutes),
    })),
    total: lineOf(team, 'tot_', typeof team.tot_sMinutes === 'string' ? team.tot_sMinutes : null),
    teamRebounds: counter(team, 'tot_sReboundsTeam'),
    teamTurnovers: counter(team, 'tot_sTurnoversTeam'),
    periods: [...regularPeriods(team), ...(overtime === null ? [] : [overtime])],
    overtimesTogether: true,
    benchPoints: counter(team, 'tot_sBenchPoints'),
  };
}

function regularPeriods(team: Counters): number[] {
  const points: number[] = [];
  for (let period = 1; ; period++) {
    const score = counter(team, `p${period}_score`);
    if (score === null) return points;
    points.push(score);
  }
}

function lineOf(counters: Counters, prefix: string, minutes: string | null): OfficialLine {
  const line: OfficialLine = {};
  for (const stat in names) {
    const value = counter(counters, `${prefix}${names[stat as keyof typeof names]}`);
    if (value !== null) line[stat as keyof typeof names] = value;
  }
  const playedMs = minutes === null ? null : parseClock(minutes);
  if (playedMs !== null) line.playedMs = playedMs;
  return line;
}

function counter(counters: Counters, name: string): number | null {
  const value = counters[name];
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}
