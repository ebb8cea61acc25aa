import { isInThePaint } from '#lib/basketball/court.ts';
import type { GameAction, GameEvent, Side } from '#lib/basketball/events.ts';
import { euroleague } from '#lib/basketball/rules/euroleague.ts';
import { periodLengthMs } from '#lib/basketball/rules/periods.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import type { MappedTeam, MappingNotice } from '#server/feeds/mapped-game/mapped-game.ts';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import { mapDeskPlay, mapTeamPlay } from './map-play.ts';
import { benchPlays } from './people.ts';
import { type PlacedPlay, placePlays } from './periods.ts';
import type { EuroleaguePlay, EuroleaguePlayByPlay, EuroleaguePoints, EuroleagueShot } from './schema.ts';

/** Plays that say nothing of the game: both players of the tip-off, beside the jump ball that one of them won. */
const noted: ReadonlySet<string> = new Set(['TPOFF']);

type Context = {
  name: string;
  playByPlay: EuroleaguePlayByPlay;
  points: EuroleaguePoints | null;
  teams: Record<Side, MappedTeam>;
  notices: MappingNotice[];
};

/** Maps all plays to events in the order of the lists; the caller sets `seq`. */
export function mapEuroleagueEvents(context: Context): GameEvent[] {
  const shots = new Map(
    (context.points?.Rows ?? []).map((row) => [shotKey(row.NUM_ANOT, row.ID_ACTION, row.ID_PLAYER), row]),
  );
  const ids = new Map<string, number>();
  const unknown = new Map<string, number>();
  const events = placePlays(context.playByPlay).map((placed): GameEvent => {
    const { play, period } = placed;
    const action = mapPlay(context, play, unknown);
    const shot = shots.get(shotKey(play.NUMBEROFPLAY, play.PLAYTYPE, play.PLAYER_ID));
    const wallTime = shot && utc(shot.UTC);
    return {
      ...(shot ? withShot(action, shot) : action),
      id: uniqueId(ids, play),
      seq: 0,
      period,
      clockMs: clockOf(context, placed),
      ...(wallTime ? { wallTime } : {}),
      ...(action.type === 'note' ? { qualifiers: [play.PLAYTYPE, play.PLAYINFO].filter((word) => word !== '') } : {}),
    };
  });
  const place = `${context.name} PlaybyPlay`;
  for (const [type, count] of unknown)
    context.notices.push({ place, message: `play type "${type}" is not known: ${count} kept as notes` });
  return events;
}

function mapPlay({ name, playByPlay }: Context, play: EuroleaguePlay, unknown: Map<string, number>): GameAction {
  const place = `${name} PlaybyPlay, play ${play.NUMBEROFPLAY} (${play.MARKERTIME || 'no clock'})`;
  const side = play.CODETEAM === playByPlay.CodeTeamA ? 'home' : play.CODETEAM === playByPlay.CodeTeamB ? 'away' : null;
  if (side === null && play.CODETEAM !== '') {
    const teams = `${playByPlay.CodeTeamA} and ${playByPlay.CodeTeamB}`;
    const problem = `${play.PLAYTYPE} of ${play.CODETEAM} in a game of ${teams}`;
    throw new ImportError(place, problem, 'correct CODETEAM', 'unlisted-team');
  }
  const person = play.PLAYER_ID === '' || benchPlays.has(play.PLAYTYPE) ? null : play.PLAYER_ID;
  const action = (side && mapTeamPlay(play.PLAYTYPE, { side, person })) ?? mapDeskPlay(play.PLAYTYPE);
  if (action) return action;
  if (!noted.has(play.PLAYTYPE)) unknown.set(play.PLAYTYPE, (unknown.get(play.PLAYTYPE) ?? 0) + 1);
  return { type: 'note', source: 'euroleague', side, person };
}

/** Returns the clock of a play; null for a clock beyond the period length, so that the play stays in order without it. */
function clockOf({ name, notices }: Context, { play, period }: PlacedPlay): number | null {
  if (play.MARKERTIME === '') return null;
  const clockMs = parseClock(play.MARKERTIME);
  if (clockMs !== null && clockMs <= periodLengthMs(euroleague.periods, period)) return clockMs;
  const place = `${name} PlaybyPlay, play ${play.NUMBEROFPLAY}`;
  notices.push({ place, message: `the clock shows ${play.MARKERTIME} in period ${period}: left out` });
  return null;
}

function withShot(action: GameAction, shot: EuroleagueShot): GameAction {
  if (action.type !== 'field-goal' && action.type !== 'free-throw') return action;
  const flags = {
    fastBreak: shot.FASTBREAK,
    secondChance: shot.SECOND_CHANCE,
    fromTurnover: shot.POINTS_OFF_TURNOVER,
  };
  if (action.type === 'free-throw') return { ...action, ...flags, inThePaint: false };
  if (typeof shot.COORD_X !== 'number' || typeof shot.COORD_Y !== 'number') return { ...action, ...flags };
  const location = { x: shot.COORD_X / 100, y: shot.COORD_Y / 100 };
  return { ...action, ...flags, location, inThePaint: action.points === 2 && isInThePaint(location) };
}

function shotKey(number: number, action: string, player: string): string {
  return `${number} ${action} ${player}`;
}

function uniqueId(ids: Map<string, number>, { NUMBEROFPLAY, PLAYTYPE }: EuroleaguePlay): string {
  const id = `euroleague:${NUMBEROFPLAY}:${PLAYTYPE}`;
  const times = (ids.get(id) ?? 0) + 1;
  ids.set(id, times);
  return times === 1 ? id : `${id}:${times}`;
}

function utc(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text);
  return match ? `${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}Z` : null;
}
