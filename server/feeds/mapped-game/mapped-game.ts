import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import type { StatedResult } from '#server/league/game/game-log.ts';

export type MappedPlayer = {
  /** The `person` of the events; unique in the game. */
  key: string;
  /** The source's id of the person across games, if any. */
  sourcePersonId: string | null;
  /** LiveStats' number of the player in this game (not the shirt number). */
  pno: number | null;
  names: {
    given: string;
    family: string;
    internationalGiven: string | null;
    internationalFamily: string | null;
    scoreboard: string | null;
  };
  shirtNumber: string;
  position: string | null;
  starter: boolean;
  captain: boolean;
};

export type MappedStaff = { given: string; family: string };

export type MappedTeam = {
  name: string;
  shortName: string | null;
  code: string | null;
  coach: MappedStaff | null;
  assistantCoaches: MappedStaff[];
  players: MappedPlayer[];
};

export type MappedOfficial = MappedStaff & {
  role: 'crew-chief' | 'umpire-1' | 'umpire-2' | 'commissioner' | 'other';
};

/** The statistics of an official box score; those that it does not print are absent. */
export type OfficialLine = Partial<StatLine> & { rebounds?: number };

export type OfficialTeam = {
  players: { key: string; line: OfficialLine }[];
  total: OfficialLine;
  teamRebounds: number | null;
  teamTurnovers: number | null;
  /** Points per period; with `overtimesTogether`, the last entry is the sum of all overtimes. */
  periods: number[];
  overtimesTogether: boolean;
  benchPoints: number | null;
};

/** The official box score as the source prints it: stored beside ours, never merged into it. */
export type OfficialBox = { score: Record<Side, number> } & Record<Side, OfficialTeam>;

/** Something a mapper noticed that does not prevent the import; shown in the report. */
export type MappingNotice = { place: string; message: string };

/** The fixture in the source; null where the format has no such field. */
export type MappedFixture = {
  competition: string | null;
  phase: string | null;
  round: string | null;
  /** Date and time local to the venue, `YYYY-MM-DD` and `HH:MM`. */
  date: string | null;
  time: string | null;
  /** The instant (ISO 8601), where the source has it. */
  utc: string | null;
  venue: string | null;
};

/** One game of a feed in the engine's types. */
export type MappedGame = {
  source: 'livestats' | 'euroleague';
  periods: RulesProfile['periods'];
  /** Whether the log says that the game has ended. */
  finished: boolean;
  /** The final result that the source states beside its log; null while it does not say that the game is over. */
  confirmed: StatedResult | null;
  fixture: MappedFixture;
  teams: Record<Side, MappedTeam>;
  officials: MappedOfficial[];
  attendance: number | null;
  events: GameEvent[];
  officialBox: OfficialBox;
  notices: MappingNotice[];
};
