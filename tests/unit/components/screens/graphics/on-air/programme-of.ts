import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { scoreboard } from '#lib/basketball/game/scoreboard.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';
import { type GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const listed = (id: string) => ({
  id,
  number: id.slice(1),
  slug: id,
  firstName: 'A',
  lastName: `Player ${id}`,
  name: `A Player ${id}`,
  portrait: null,
});

/** All data of the graphics for a game in the state of its log. */
export function programmeOf(log: GameLog, of: Partial<GameSummary> = {}, profile = twoPeriods): Programme {
  const state = replayGame({ profile, roster, events: [...log.events] });
  return {
    of: gameSummary({ state: 'live', score: null, ...of }),
    game: {
      state,
      board: { gameId: 'game', seq: log.events.length, state: 'live', ...scoreboard(state) },
      sheet: { home: roster.home.map(listed), away: roster.away.map(listed) },
      coaches: { home: 'Coach North', away: null },
      assistants: { home: null, away: null },
      forecast: null,
      deskAwaySince: null,
    },
    standings: null,
    nextGames: [],
    rounds: [],
    sponsors: [],
  };
}
