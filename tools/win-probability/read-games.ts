import { access } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { defineProfile } from '#lib/basketball/rules/define-profile.ts';
import { listEuroleagueGames } from '#server/feeds/euroleague/list-games.ts';
import { mapEuroleague } from '#server/feeds/euroleague/map-euroleague.ts';
import { listFiles } from '#server/feeds/files/list-files.ts';
import { readJsonFile, readTextFile } from '#server/feeds/files/read-file.ts';
import { fileIds } from '#server/feeds/livestats/file-ids.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';

type ScoreAt = { elapsedMs: number; home: number; away: number };

/** A game of a competition; `scores` is null where it has no log. */
export type ResultWithLog = {
  date: string;
  home: string;
  away: string;
  margin: number;
  isNeutral: boolean;
  scores: readonly ScoreAt[] | null;
};

/**
 * Reads all games of a folder in order of days: answers of the EuroLeague's live API, or LiveStats files with
 * `season-results.csv` (match_id, date_local, home, away, home_score, away_score), which has those without a log, too.
 */
export async function readGames(folder: string): Promise<ResultWithLog[]> {
  const list = path.join(folder, 'season-results.csv');
  const hasList = await access(list).then(
    () => true,
    () => false,
  );
  const games = hasList ? await readLiveStats(folder, list) : await readEuroleague(folder);
  return games.toSorted((a, b) => a.date.localeCompare(b.date));
}

async function readEuroleague(folder: string): Promise<ResultWithLog[]> {
  const read: ResultWithLog[] = [];
  const { games } = await listEuroleagueGames(folder);
  for await (const game of games) {
    const mapped = mapEuroleague(await game.read(), game.name);
    const scores = scoresOf(mapped);
    const last = scores.at(-1);
    if (!last || !mapped.fixture.date) continue;
    read.push({
      date: mapped.fixture.date,
      home: mapped.teams.home.name,
      away: mapped.teams.away.name,
      margin: last.home - last.away,
      isNeutral: /final four/i.test(mapped.fixture.phase ?? ''),
      scores,
    });
  }
  return read;
}

async function readLiveStats(folder: string, list: string): Promise<ResultWithLog[]> {
  const logs = new Map<string, readonly ScoreAt[]>();
  for (const file of await listFiles(folder, ['.json', '.json.gz'])) {
    const mapped = mapLiveStats(await readJsonFile(file), file);
    const [id] = fileIds(file);
    if (id && mapped.finished) logs.set(id, scoresOf(mapped));
  }
  const rows: Record<string, string>[] = parse(await readTextFile(list), { columns: true, bom: true });
  return rows.map((row) => ({
    date: (row.date_local ?? '').slice(0, 10),
    home: row.home ?? '',
    away: row.away ?? '',
    margin: Number(row.home_score) - Number(row.away_score),
    isNeutral: false,
    scores: logs.get(row.match_id ?? '') ?? null,
  }));
}

function scoresOf({ periods, events, teams }: MappedGame): readonly ScoreAt[] {
  const keysOf = (side: 'home' | 'away') => teams[side].players.map(({ key }) => key);
  const profile = defineProfile({ id: 'read-log', extends: 'fiba-2024', periods });
  return replayGame({ profile, events, roster: { home: keysOf('home'), away: keysOf('away') } }).flow.scores;
}
