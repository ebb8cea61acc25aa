import type { Deduction } from './game.ts';
import { sumDeductions } from './ranking-value.ts';
import type { StandingsRow } from './row.ts';
import type { Placement } from './separate.ts';
import { currentStreak, emptySheet, type TeamSheet } from './team-sheet.ts';
import { pointsRatio, winPercentage } from './totals.ts';

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
  const leader = sheets.get(placements[0]?.teams[0] ?? '')?.overall;
  return placements.flatMap(({ teams, reason }) => {
    const rows = teams.map((team): StandingsRow => {
      const sheet = sheets.get(team) ?? emptySheet();
      const { played, won, lost, drawn, classificationPoints, scored, conceded } = sheet.overall;
      const own = deductions.filter((deduction) => deduction.team === team);
      const deducted = sumDeductions(own);
      const ratio = pointsRatio(sheet.overall);
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
        classificationPoints: classificationPoints - deducted.points,
        winShare: winPercentage({ ...sheet.overall, won: won - deducted.wins }),
        pointsPercentage: ratio === null ? null : 100 * ratio,
        gamesBehind: leader ? (leader.won - won + (lost - leader.lost)) / 2 : 0,
        home: sheet.home,
        away: sheet.away,
        form: sheet.games.slice(-formLength),
        streak: currentStreak(sheet.games),
        deductions: own,
        reason: reason.rounds.length > 0 ? reason : null,
      };
    });
    rank += teams.length;
    return rows;
  });
}
