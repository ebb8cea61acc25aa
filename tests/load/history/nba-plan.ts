import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { sharedData } from '#tests/setup/shared-data.ts';
import type { PlannedLeague } from './plan.ts';

export const nbaResults = 'nba-stress/results-2000-2023.csv.gz';

const row = z.object({
  SEASON: z.string(),
  DATE: z.iso.date(),
  H_TEAM_ID: z.string(),
  A_TEAM_ID: z.string(),
  H_SCORE: z.coerce.number(),
  A_SCORE: z.coerce.number(),
});

/** The real results of 23 seasons. */
export async function planNba(): Promise<PlannedLeague[]> {
  const text = gunzipSync(await readFile(sharedData(nbaResults))).toString();
  const games = z.array(row).parse(parse(text, { columns: true }));
  return [...Map.groupBy(games, ({ SEASON }) => SEASON)].map(([season, own]) => ({
    season,
    year: Number(season.slice(0, 4)),
    slug: 'nba',
    clubs: [...new Set(own.flatMap((game) => [game.H_TEAM_ID, game.A_TEAM_ID]))].sort(),
    games: own.map((game) => ({
      home: game.H_TEAM_ID,
      away: game.A_TEAM_ID,
      day: game.DATE,
      homeScore: game.H_SCORE,
      awayScore: game.A_SCORE,
    })),
  }));
}
