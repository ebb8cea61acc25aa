import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';

export type MappedPlayer = {
  /** The `person` of the events: unique in the game. */
  key: string;
  /** The source's id of the person across games, where it has one. */
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

/** The counters an official box score may print; those it does not print are absent. */
export type OfficialLine = Partial<StatLine> & { rebounds?: number };

export type OfficialTeam = {
  players: { key: string; line: OfficialLine }[];
  total: OfficialLine;
  teamRebounds: number | null;
  teamTurnovers: number | null;
  /** Points per period; all overtimes together where the source adds them up. */
  periods: number[];
  overtimesTogether: boolean;
  benchPoints: number | null;
};

/** The official numbers as the source printed them: kept beside ours, never mixed into them. */
export type OfficialBox = { score: Record<Side, number> } & Record<Side, OfficialTeam>;

/** What a mapper noticed and kept going: shown in the import's report. */
export type MappingNotice = { place: string; message: string };

/** What the source says about the fixture itself; null where the format has no such field. */
export type MappedFixture = {
  competition: string | null;
  phase: string | null;
  round: string | null;
  /** Local date and time of the venue, `YYYY-MM-DD` and `HH:MM`. */
  date: string | null;
  time: string | null;
  /** The instant, where the source tells it (ISO 8601). */
  utc: string | null;
  venue: string | null;
};

/** One game of a feed in the engine's terms. */
export type MappedGame = {
  source: 'livestats' | 'euroleague';
  periods: RulesProfile['periods'];
  finished: boolean;
  fixture: MappedFixture;
  teams: Record<Side, MappedTeam>;
  officials: MappedOfficial[];
  attendance: number | null;
  events: GameEvent[];
  officialBox: OfficialBox;
  notices: MappingNotice[];
};
