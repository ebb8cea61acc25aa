import { z } from 'zod';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');
const requiredText = z.string().transform((value) => value.trim());
const whole = z.union([
  z.int(),
  z
    .string()
    .trim()
    .regex(/^-?\d+$/, 'expected a whole number')
    .transform(Number),
]);
const optionalWhole = z
  .union([z.literal('').transform(() => null), whole])
  .nullish()
  .transform((value) => value ?? null);
const flagText = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => Number(value) === 1);

/** Null where the answer does not say whether the game is live. */
const liveFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);

export const EuroleagueHeader = z.object({
  Round: text,
  Date: text,
  Hour: text,
  /** Not in the live API; from the schedule of the newer API. */
  Utc: text,
  Stadium: text,
  Live: liveFlag,
  RemainingPartialTime: text,
  TeamA: text,
  TeamB: text,
  ScoreA: optionalWhole,
  ScoreB: optionalWhole,
  Phase: text,
  Competition: text,
  Referee1: text,
  Referee2: text,
  Referee3: text,
});
export type EuroleagueHeader = z.output<typeof EuroleagueHeader>;

const counters = {
  Points: whole,
  FieldGoalsMade2: whole,
  FieldGoalsAttempted2: whole,
  FieldGoalsMade3: whole,
  FieldGoalsAttempted3: whole,
  FreeThrowsMade: whole,
  FreeThrowsAttempted: whole,
  OffensiveRebounds: whole,
  DefensiveRebounds: whole,
  TotalRebounds: whole,
  Assistances: whole,
  Steals: whole,
  Turnovers: whole,
  BlocksFavour: whole,
  BlocksAgainst: whole,
  FoulsCommited: whole,
  FoulsReceived: whole,
  Valuation: optionalWhole,
  Plusminus: optionalWhole,
  Minutes: z
    .string()
    .nullish()
    .transform((value) => value?.trim() ?? null)
    .refine(
      (value) => value === null || value === '' || value === 'DNP' || parseClock(value) !== null,
      'expected a playing time such as 33:21, or DNP',
    ),
};

export const EuroleagueLine = z.object(counters);
export type EuroleagueLine = z.output<typeof EuroleagueLine>;

export const EuroleaguePlayer = z.object({
  ...counters,
  Player_ID: requiredText,
  IsStarter: flagText,
  Team: text,
  Dorsal: text.refine((value) => /^\d{0,3}$/.test(value), 'expected a shirt number such as 7 or 00'),
  Player: text,
});
export type EuroleaguePlayer = z.output<typeof EuroleaguePlayer>;

export const EuroleagueTeam = z.object({
  Team: requiredText,
  Coach: text,
  PlayersStats: z.array(EuroleaguePlayer),
  tmr: EuroleagueLine,
  totr: EuroleagueLine,
});
export type EuroleagueTeam = z.output<typeof EuroleagueTeam>;

export const EuroleagueBoxscore = z.object({
  Live: liveFlag,
  Referees: text,
  Attendance: text,
  ByQuarter: z.tuple([z.record(z.string(), z.unknown()), z.record(z.string(), z.unknown())]),
  Stats: z.tuple([EuroleagueTeam, EuroleagueTeam]),
});
export type EuroleagueBoxscore = z.output<typeof EuroleagueBoxscore>;

export const EuroleaguePlay = z.object({
  NUMBEROFPLAY: whole,
  CODETEAM: text,
  PLAYER_ID: text,
  PLAYTYPE: requiredText,
  PLAYER: text,
  DORSAL: text,
  MARKERTIME: text,
  PLAYINFO: text,
});
export type EuroleaguePlay = z.output<typeof EuroleaguePlay>;

const plays = z
  .array(EuroleaguePlay)
  .nullish()
  .transform((list) => list ?? []);

export const EuroleaguePlayByPlay = z.object({
  TeamA: text,
  TeamB: text,
  CodeTeamA: requiredText,
  CodeTeamB: requiredText,
  FirstQuarter: plays,
  SecondQuarter: plays,
  ThirdQuarter: plays,
  /** The feed's spelling. */
  ForthQuarter: plays,
  ExtraTime: plays,
});
export type EuroleaguePlayByPlay = z.output<typeof EuroleaguePlayByPlay>;

export const EuroleagueShot = z.object({
  NUM_ANOT: whole,
  ID_PLAYER: text,
  ID_ACTION: requiredText,
  COORD_X: z.number().nullish(),
  COORD_Y: z.number().nullish(),
  FASTBREAK: flagText,
  SECOND_CHANCE: flagText,
  POINTS_OFF_TURNOVER: flagText,
  UTC: text,
});
export type EuroleagueShot = z.output<typeof EuroleagueShot>;

export const EuroleaguePoints = z.object({ Rows: z.array(EuroleagueShot) });
export type EuroleaguePoints = z.output<typeof EuroleaguePoints>;
