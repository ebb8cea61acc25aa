import type { CountedGame, SideResult } from './counted-game.ts';
import type { FormGame, StandingsRow, VenueRecord } from './row.ts';
import { addResult, emptyTotals, type Totals } from './totals.ts';

/** Accumulated results of one team, filled game by game in order of play. */
export type TeamSheet = { overall: Totals; home: VenueRecord; away: VenueRecord; games: FormGame[] };

export function emptySheet(): TeamSheet {
  return { overall: emptyTotals(), home: emptyRecord(), away: emptyRecord(), games: [] };
}

export function enterGame(sheets: ReadonlyMap<string, TeamSheet>, game: CountedGame): void {
  const { home, away, score } = game;
  const entries = [
    { team: home, opponent: away, isHome: true, result: game.homeResult, scored: score.home, conceded: score.away },
    { team: away, opponent: home, isHome: false, result: game.awayResult, scored: score.away, conceded: score.home },
  ];
  for (const { team, opponent, isHome, result, scored, conceded } of entries) {
    const sheet = sheets.get(team);
    if (!sheet) continue;
    addResult(sheet.overall, result, scored, conceded);
    addToRecord(isHome ? sheet.home : sheet.away, result, scored, conceded);
    sheet.games.push({ gameId: game.id, opponent, home: isHome, outcome: result.outcome });
  }
}

/** Returns the streak of equal outcomes that ends with the latest game. */
export function currentStreak(games: readonly FormGame[]): StandingsRow['streak'] {
  const last = games.at(-1);
  if (!last) return null;
  const start = games.findLastIndex((game) => game.outcome !== last.outcome);
  return { outcome: last.outcome, length: games.length - 1 - start };
}

function addToRecord(record: VenueRecord, result: SideResult, scored: number, conceded: number): void {
  record.played += 1;
  record[result.outcome] += 1;
  record.scored += scored;
  record.conceded += conceded;
}

function emptyRecord(): VenueRecord {
  return { played: 0, won: 0, lost: 0, drawn: 0, scored: 0, conceded: 0 };
}
