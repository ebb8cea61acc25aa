import type { OfficialBox, OfficialLine, OfficialTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import type { EuroleagueBoxscore, EuroleagueHeader, EuroleagueLine, EuroleagueTeam } from './schema.ts';

/** Returns the official box score: players and totals from Boxscore, score from Header or, without it, from the quarters. */
export function mapEuroleagueBox(boxscore: EuroleagueBoxscore, header: EuroleagueHeader | null): OfficialBox {
  const home = officialTeam(boxscore.Stats[0], boxscore.ByQuarter[0]);
  const away = officialTeam(boxscore.Stats[1], boxscore.ByQuarter[1]);
  const score = {
    home: header?.ScoreA ?? sum(home.periods),
    away: header?.ScoreB ?? sum(away.periods),
  };
  return { score, home, away };
}

function officialTeam(team: EuroleagueTeam, byQuarter: Readonly<Record<string, unknown>>): OfficialTeam {
  return {
    players: team.PlayersStats.map((player) => ({ key: player.Player_ID, line: lineOf(player) })),
    total: lineOf(team.totr),
    teamRebounds: team.tmr.TotalRebounds,
    teamTurnovers: team.tmr.Turnovers,
    periods: periodsOf(byQuarter),
    overtimesTogether: false,
    benchPoints: null,
  };
}

function periodsOf(byQuarter: Readonly<Record<string, unknown>>): number[] {
  const periods: number[] = [];
  for (const prefix of ['Quarter', 'Extra']) {
    for (let index = 1; ; index++) {
      const points = byQuarter[`${prefix}${index}`];
      if (typeof points !== 'number') break;
      periods.push(points);
    }
  }
  return periods;
}

function lineOf(line: EuroleagueLine): OfficialLine {
  const playedMs = line.Minutes === 'DNP' ? 0 : parseClock(line.Minutes ?? '');
  return {
    points: line.Points,
    twoPointersMade: line.FieldGoalsMade2,
    twoPointersAttempted: line.FieldGoalsAttempted2,
    threePointersMade: line.FieldGoalsMade3,
    threePointersAttempted: line.FieldGoalsAttempted3,
    freeThrowsMade: line.FreeThrowsMade,
    freeThrowsAttempted: line.FreeThrowsAttempted,
    offensiveRebounds: line.OffensiveRebounds,
    defensiveRebounds: line.DefensiveRebounds,
    rebounds: line.TotalRebounds,
    assists: line.Assistances,
    steals: line.Steals,
    turnovers: line.Turnovers,
    blocks: line.BlocksFavour,
    blocksReceived: line.BlocksAgainst,
    fouls: line.FoulsCommited,
    foulsDrawn: line.FoulsReceived,
    ...(line.Plusminus === null ? {} : { plusMinus: line.Plusminus }),
    ...(playedMs === null ? {} : { playedMs }),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
