import type { Deduction } from './game.ts';
import { deduct } from './ranking-value.ts';
import type { StandingsRow } from './row.ts';
import type { Placement } from './separate.ts';
import { currentStreak, emptySheet, type TeamSheet } from './team-sheet.ts';
import { emptyTotals, pointsRatio, winPercentage } from './totals.ts';

const formLength = 5;

type Parts = {
  placements: readonly Placement[];
  sheets: ReadonlyMap<string, TeamSheet>;
  deductions: readonly Deduction[];
  withdrawn: ReadonlySet<string>;
};

/** Builds the standings rows of the placements. */
export function buildRows({ placements, sheets, deductions, withdrawn }: Parts): StandingsRow[] {
  let rank = 1;
  const totalsOf = (team: string) => deduct(sheets.get(team)?.overall ?? emptyTotals(), deductions, team);
  const leader = totalsOf(placements[0]?.teams[0] ?? '');
  return placements.flatMap(({ teams, reason }) => {
    const rows = teams.map((team): StandingsRow => {
      const sheet = sheets.get(team) ?? emptySheet();
      const totals = totalsOf(team);
      const { played, won, lost, drawn, classificationPoints, scored, conceded } = totals;
      const ratio = pointsRatio(totals);
      return {
        team,
        rank,
        shared: teams.length > 1,
        withdrawn: withdrawn.has(team),
        played,
        won,
        lost,
        drawn,
        pointsFor: scored,
        pointsAgainst: conceded,
        difference: scored - conceded,
        classificationPoints,
        winShare: winPercentage(totals),
        pointsPercentage: ratio === null ? null : 100 * ratio,
        gamesBehind: (leader.won - won + (lost - leader.lost)) / 2,
        home: sheet.home,
        away: sheet.away,
        form: sheet.games.slice(-formLength),
        streak: currentStreak(sheet.games),
        deductions: deductions.filter((deduction) => deduction.team === team),
        reason: reason.rounds.length > 0 ? reason : null,
      };
    });
    rank += teams.length;
    return rows;
  });
}
