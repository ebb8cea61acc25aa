import type { ClubRules } from '#lib/api/contract/competition/club-rules.ts';
import { dayAt } from '#lib/i18n/format/instants.ts';
import type { games } from '#server/db/schema/games.ts';
import { LeagueError } from '#server/errors.ts';
import type { GameTime } from '#server/league/game/day-at-venue.ts';
import { hasResult } from '#server/league/game/has-result.ts';
import { type Sentence, say } from '#server/refusals/sentence.ts';

/** Throws `conflict` where the clubs may not state the result of a game: by the rule of the league, or since another has it. */
export function assertMayState(rules: ClubRules, game: typeof games.$inferSelect, now = new Date()): void {
  const reason = reasonAgainst(rules, game, now);
  if (reason) throw new LeagueError('conflict', reason);
}

export const mayState = (rules: ClubRules, game: typeof games.$inferSelect, now = new Date()): boolean =>
  reasonAgainst(rules, game, now) === null;

function reasonAgainst(rules: ClubRules, game: typeof games.$inferSelect, now: Date): Sentence | null {
  if (rules.results === 'off') return say`In this league the office enters the results.`;
  if (game.state === 'live' || game.seq > 0)
    return say`This game is recorded at the scorer’s table: its score is certified there.`;
  if (hasResult(game)) return say`The game has its result: ask the office to change it.`;
  if (game.state !== 'scheduled' && game.state !== 'unconfirmed')
    return say`The game is not to be played as it stands: ask the office.`;
  return hasBegun(game, now) ? null : say`The game has not begun yet: state its score when it is over.`;
}

function hasBegun({ tipOffAt, tipOffDate, timeZone }: GameTime, now: Date): boolean {
  if (tipOffAt) return tipOffAt <= now;
  return tipOffDate !== null && tipOffDate <= dayAt(now.toISOString(), timeZone);
}
