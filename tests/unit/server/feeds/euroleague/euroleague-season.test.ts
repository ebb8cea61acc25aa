import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { euroleague } from '#lib/basketball/rules/euroleague.ts';
import { type AgreementSummary, mergeSummaries } from '#server/feeds/agreement/agreement-summary.ts';
import { type EuroleagueResponses, mapEuroleague } from '#server/feeds/euroleague/map-euroleague.ts';
import { replayMapped } from '#server/feeds/record/replay-mapped-game.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';

const unzip = (path: string) => gunzipSync(readFileSync(sharedData(path))).toString();

function season(folder: string): { name: string; answers: EuroleagueResponses; graphic: unknown }[] {
  const answersOf = (endpoint: string) =>
    unzip(`${folder}/${endpoint}.jsonl.gz`)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { gamecode: number; data: unknown });
  const [header, boxscore, playByPlay, points, graphic] = [
    'Header',
    'Boxscore',
    'PlaybyPlay',
    'Points',
    'ShootingGraphic',
  ].map(answersOf);
  return (boxscore ?? []).map(({ gamecode, data }, index) => ({
    name: `game ${gamecode}`,
    answers: {
      header: header?.[index]?.data,
      boxscore: data,
      playByPlay: playByPlay?.[index]?.data,
      points: points?.[index]?.data,
    },
    graphic: graphic?.[index]?.data,
  }));
}

const summarise = (games: { name: string; answers: EuroleagueResponses }[]): AgreementSummary =>
  mergeSummaries(
    games.map(({ name, answers }) => replayMapped(mapEuroleague(answers, name), euroleague).agreement.summary),
  );

describe('real seasons of the EuroLeague’s live API', () => {
  const missing = missingSharedData('euroleague-2022-23');
  it.skipIf(missing)(`agrees in every counter of the EuroLeague 2022-23${missing ? ` (${missing})` : ''}`, () => {
    const summary = summarise(season('euroleague-2022-23'));
    expect(summary).toMatchObject({
      score: { agree: 328, of: 328 },
      periods: { agree: 328, of: 328 },
      playerLines: { agree: 7785, of: 7785 },
      teamTotals: { agree: 328, of: 328 },
      unlistedPlayers: 0,
    });
    expect(summary.minutes.exact / summary.minutes.of).toBeGreaterThan(0.99);
    expect(summary.plusMinus.agree / summary.plusMinus.of).toBeGreaterThan(0.99);
  });

  it.skipIf(missing)(
    `has the official fast break, turnover and second chance points${missing ? ` (${missing})` : ''}`,
    () => {
      for (const { name, answers, graphic } of season('euroleague-2022-23')) {
        const { home, away } = replayMapped(mapEuroleague(answers, name), euroleague).box;
        expect(graphic, name).toEqual({
          FastbreakPointsA: home.total.fastBreakPoints,
          FastbreakPointsB: away.total.fastBreakPoints,
          TurnoversPointsA: home.total.pointsFromTurnovers,
          TurnoversPointsB: away.total.pointsFromTurnovers,
          SecondChancePointsA: home.total.secondChancePoints,
          SecondChancePointsB: away.total.secondChancePoints,
        });
      }
    },
  );

  const missingCup = missingSharedData('eurocup-2022-23');
  it.skipIf(missingCup)(
    `reports the one player whom the EuroCup’s box score forgot${missingCup ? ` (${missingCup})` : ''}`,
    () => {
      const games = season('eurocup-2022-23');
      const summary = summarise(games);
      expect(summary.playerLines).toEqual({ agree: 4432, of: 4432 });
      expect(summary).toMatchObject({
        score: { agree: 195 },
        periods: { agree: 195 },
        teamTotals: { agree: 195 },
        unlistedPlayers: 1,
      });
      const game = games.find(({ name }) => name === 'game 160');
      const mapped = game && mapEuroleague(game.answers, game.name);
      expect(mapped?.notices.map((notice) => notice.message)).toEqual([
        'TSAIRELIS, MICHALIS (PTEN) of PAT has plays but no line in the box score',
      ]);
    },
  );

  const folder = 'euroleague-e2024-edge-cases';
  const missingEdges = missingSharedData(folder);
  it.skipIf(missingEdges)(
    `agrees in every counter of seventeen defective games${missingEdges ? ` (${missingEdges})` : ''}`,
    () => {
      const games = readdirSync(sharedData(`${folder}/Boxscore`)).map((name) => ({
        name,
        answers: {
          boxscore: JSON.parse(unzip(`${folder}/Boxscore/${name}`)) as unknown,
          playByPlay: JSON.parse(unzip(`${folder}/PlaybyPlay/${name}`)) as unknown,
        },
      }));
      expect(summarise(games)).toMatchObject({
        playerLines: { agree: 404, of: 404 },
        score: { agree: 17, of: 17 },
        periods: { agree: 17, of: 17 },
      });
      const doubleOvertime = games.find(({ name }) => name.startsWith('107.'));
      const periods = doubleOvertime && replayMapped(mapEuroleague(doubleOvertime.answers), euroleague).box.periods;
      expect(periods?.slice(4)).toEqual([
        { home: 10, away: 10 },
        { home: 6, away: 13 },
      ]);
    },
  );
});
