import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { euroleague } from '#lib/basketball/rules/euroleague.ts';
import { sides } from '#lib/basketball/sides.ts';
import { schemaProblem } from '#server/feeds/errors/schema-problem.ts';
import { findStarters } from '#server/feeds/mapped-game/find-starters.ts';
import type { MappedGame, MappingNotice } from '#server/feeds/mapped-game/mapped-game.ts';
import { confirmedResult } from './confirmed-result.ts';
import { linkEvents } from './link-events.ts';
import { mapEuroleagueEvents } from './map-events.ts';
import { mapFixture } from './map-fixture.ts';
import { mapEuroleagueBox } from './official-box.ts';
import { mapEuroleagueOfficials, mapTeams } from './people.ts';
import { EuroleagueBoxscore, EuroleagueHeader, EuroleaguePlayByPlay, EuroleaguePoints } from './schema.ts';

/** The responses of the live API for one game, as parsed JSON. */
export type EuroleagueResponses = { header?: unknown; boxscore: unknown; playByPlay: unknown; points?: unknown };

/**
 * Maps a game of the EuroLeague's live API to the engine's types. Play order is the order of the lists. `Points`, where given,
 * adds locations and flags of the shots. A player with plays but no line in the box score is added to the sheet, with a
 * notice. `name` is the game's name in errors. Throws `ImportError`.
 */
export function mapEuroleague(responses: EuroleagueResponses, name = 'game'): MappedGame {
  const boxscore = parse(EuroleagueBoxscore, responses.boxscore, `${name} Boxscore`);
  const playByPlay = parse(EuroleaguePlayByPlay, responses.playByPlay, `${name} PlaybyPlay`);
  const header = isAbsent(responses.header) ? null : parse(EuroleagueHeader, responses.header, `${name} Header`);
  const points = isAbsent(responses.points) ? null : parse(EuroleaguePoints, responses.points, `${name} Points`);
  const notices: MappingNotice[] = [];
  const teams = mapTeams(name, boxscore, playByPlay, header, notices);
  const played = linkEvents(mapEuroleagueEvents({ name, playByPlay, points, teams, notices }));
  const opening = sides.flatMap((side) => starterEvents(side, teams, played, notices, name));
  const finished = played.some((event) => event.type === 'game-end');
  const officialBox = mapEuroleagueBox(boxscore, header);
  return {
    source: 'euroleague',
    periods: euroleague.periods,
    finished,
    confirmed: confirmedResult({ header, boxscore, finished }, officialBox),
    fixture: mapFixture(header),
    teams,
    officials: mapEuroleagueOfficials(header, boxscore),
    attendance: (/^\d+$/.test(boxscore.Attendance) && Number(boxscore.Attendance)) || null,
    events: [...opening, ...played].map((event, index) => ({ ...event, seq: index + 1 })),
    officialBox,
    notices,
  };
}

function isAbsent(response: unknown): boolean {
  return response === undefined || response === null;
}

type Schema<Output> = {
  safeParse: (
    data: unknown,
  ) => { success: true; data: Output } | { success: false; error: Parameters<typeof schemaProblem>[1] };
};

function parse<Output>(schema: Schema<Output>, data: unknown, place: string): Output {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw schemaProblem(place, parsed.error, 'give the answer of the EuroLeague live API');
  return parsed.data;
}

function starterEvents(
  side: Side,
  teams: MappedGame['teams'],
  played: readonly GameEvent[],
  notices: MappingNotice[],
  name: string,
): GameEvent[] {
  const { players } = teams[side];
  const { persons, inferred } = findStarters(players, side, played);
  const place = `${name}, ${teams[side].name}`;
  if (inferred > 0) notices.push({ place, message: `${inferred} of the starting five taken from the plays` });
  if (persons.length !== 5) notices.push({ place, message: `${persons.length} players marked as starting` });
  for (const player of players) player.starter = persons.includes(player.key);
  const clockMs = euroleague.periods.lengthMs;
  return persons.map((person) => ({
    type: 'starter',
    side,
    person,
    id: `euroleague:starter:${person}`,
    seq: 0,
    period: 1,
    clockMs,
  }));
}
