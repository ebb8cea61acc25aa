import { z } from 'zod';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { readJsonFile } from '#server/feeds/files/read-file.ts';

const club = z.object({ club: z.object({ name: z.string() }), score: z.number().nullish() });
const referee = z.object({ name: z.string() }).nullish();

/** A game of the newer schedule API: the fields that a header needs. */
const scheduledGame = z.object({
  gameCode: z.number().int(),
  season: z.object({ name: z.string() }),
  phaseType: z.object({ alias: z.string() }),
  round: z.number().int(),
  localDate: z.string(),
  utcDate: z.string().nullish(),
  local: club,
  road: club,
  venue: z.object({ name: z.string() }).nullish(),
  referee1: referee,
  referee2: referee,
  referee3: referee,
});
const schedule = z.object({ data: z.array(scheduledGame) });

/** Reads headers by gamecode from `schedule.json` of the newer API. Throws `ImportError` for any other file. */
export async function headersOfSchedule(file: string): Promise<Map<number, Record<string, unknown>>> {
  const parsed = schedule.safeParse(await readJsonFile(file));
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new ImportError(
      file,
      `this is not the answer of the schedule API (${place})`,
      'fetch it again, or remove it',
    );
  }
  return new Map(parsed.data.data.map((game) => [game.gameCode, headerOf(game)]));
}

function headerOf(game: z.output<typeof scheduledGame>): Record<string, unknown> {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(game.localDate) ?? [];
  return {
    Competition: game.season.name,
    Phase: game.phaseType.alias,
    Round: String(game.round),
    Date: `${day}/${month}/${year}`,
    Hour: time,
    Utc: game.utcDate,
    Stadium: game.venue?.name,
    TeamA: game.local.club.name,
    TeamB: game.road.club.name,
    ScoreA: game.local.score,
    ScoreB: game.road.score,
    Referee1: game.referee1?.name,
    Referee2: game.referee2?.name,
    Referee3: game.referee3?.name,
  };
}
