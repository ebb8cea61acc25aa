import { type SQL, sql } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';

/** `winningTeamId` in SQL: the id of the winning team, or null without a winner. */
export const winnerSql: SQL<string | null> = sql`case
  when ${games.state} in ('forfeited', 'defaulted') and ${games.guilty} = 'home' then ${games.awayTeamId}
  when ${games.state} in ('forfeited', 'defaulted') and ${games.guilty} = 'away' then ${games.homeTeamId}
  when ${games.state} in ('forfeited', 'defaulted') and ${games.guilty} = 'both' then null
  when ${games.state} in ('final', 'forfeited', 'defaulted') and ${games.homeScore} > ${games.awayScore} then ${games.homeTeamId}
  when ${games.state} in ('final', 'forfeited', 'defaulted') and ${games.homeScore} < ${games.awayScore} then ${games.awayTeamId}
end`;

/** Whether a game ended level; a forfeit or default never does. */
export const isDrawnSql: SQL<boolean> = sql`(${games.state} = 'final' and ${games.homeScore} = ${games.awayScore})`;
