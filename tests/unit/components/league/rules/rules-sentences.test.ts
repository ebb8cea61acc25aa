import { createTranslator } from 'next-intl';
import { expect, it, test } from 'vitest';
import { awardSentences, tableSentences, tieSentences } from '#components/entity/standings-rules/table-sentences.ts';
import { foulSentences, gameSentences, timeoutSentences } from '#components/league/rules/game-sentences.ts';
import { playoffSentences } from '#components/league/rules/playoff-sentences.ts';
import { leagueRules } from '#lib/api/contract/league-rules.ts';
import { defineProfile } from '#lib/basketball/rules/define-profile.ts';
import { builtInProfiles } from '#lib/basketball/rules/profiles.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import { euroleague } from '#lib/basketball/standings/profiles/euroleague.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { nba } from '#lib/basketball/standings/profiles/nba.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { loadMessages } from '#messages/load-messages.ts';

const wordsIn = async (locale: Locale) =>
  createTranslator({
    locale: languageTag(locale),
    messages: await loadMessages(locale),
    namespace: 'league-rules',
    onError: (error) => {
      throw error;
    },
  });
const answer = (standings: StandingsProfile, rules: object = builtInProfiles[0]) =>
  leagueRules.parse({ standings, rules, phases: [], playoffs: null });

test('standings by FIBA’s rules are described in sentences', async () => {
  const t = await wordsIn('en');
  const league = answer(fiba);
  expect(tableSentences(league.standings, t)).toEqual([
    'Teams are ranked by points.',
    'A win gives 2 points.',
    'A loss gives 1 point.',
    'No game ends in a draw.',
    'Points scored in overtime count like all others.',
  ]);
  expect(tieSentences(league.standings, t)).toEqual([
    '“Games between them” are the games of the level teams against one another; those played so far count.',
    expect.stringContaining('compared again from the first criterion'),
    'Teams that nothing separates share the place unless lots are drawn.',
  ]);
  expect(awardSentences(league, t)).toEqual([
    expect.stringMatching(/forfeits the game: it counts 20–0 for the opponents\.$/),
    'A forfeit gives the team at fault no points.',
    expect.stringMatching(/otherwise it counts 2–0\.$/),
    'A loss by default gives the team at fault 1 point.',
    'What was recorded of a game lost by default counts in the statistics.',
  ]);
});

test('points are omitted where the ranking does not use them, and differences are named', async () => {
  const t = await wordsIn('en');
  expect(tableSentences(answer(euroleague).standings, t)).toEqual([
    'Teams are ranked by the number of games won.',
    'No game ends in a draw.',
    'Points scored in overtime do not count in the table; the winner stays the winner.',
  ]);
  expect(tieSentences(answer(euroleague).standings, t)[0]).toMatch(/once each pair has met 2 times\.$/);
  expect(tableSentences(answer(nba).standings, t).at(-1)).toBe('Games against teams outside the table count too.');
  const draws = answer({ ...fiba, points: { ...fiba.points, draw: 2, forfeit: -1 }, criteria: [], restart: false });
  expect(tableSentences(draws.standings, t)).toContain('A draw gives 2 points.');
  expect(tieSentences(draws.standings, t)).toHaveLength(1);
  expect(awardSentences(draws, t)[1]).toMatch(/-1 point/);
});

test('a league’s own game is described with its own numbers', async () => {
  const t = await wordsIn('en');
  const rules = defineProfile({
    id: 'own',
    extends: 'fiba-2024',
    periods: { lengthMs: 450_000, overtimeMs: 180_000 },
    shotClock: null as never,
    teamFouls: { penaltyFrom: 2, lastTwoMinutes: 1, overtime: { penaltyFrom: 4 } },
    playerFouls: { limit: 4 },
  });
  const league = answer(fiba, rules);
  expect(gameSentences(league, 'en', t).slice(0, 3)).toEqual([
    'A game has 4 periods of 7 min 30 sec.',
    'If the score is level, an overtime of 3 min is played, and more of them until one team wins.',
    'There is no shot clock.',
  ]);
  expect(foulSentences(rules, t)).toEqual([
    'A player with 4 fouls must leave the game.',
    'After 1 team foul in a period, each further one gives the opponents free throws.',
    'In the last two minutes of a period every team foul gives the opponents free throws.',
    'In an overtime this holds after 3 team fouls.',
  ]);
  expect(timeoutSentences(rules, 'en', t)[0]).toBe(
    'Each team may take 2 time-outs in the first half, 3 in the second, and 1 in each overtime.',
  );
});

it.each(locales)('every ready profile can be told in %s, without a broken sentence', async (locale) => {
  const t = await wordsIn(locale);
  const tables = standingsProfiles.map((profile) => answer(profile));
  const games = builtInProfiles.map((profile) => answer(fiba, profile));
  const told = [
    ...tables.flatMap((league) => [
      ...tableSentences(league.standings, t),
      ...tieSentences(league.standings, t),
      ...awardSentences(league, t),
    ]),
    ...games.flatMap((league) => [
      ...gameSentences(league, locale, t),
      ...foulSentences(league.rules, t),
      ...timeoutSentences(league.rules, locale, t),
    ]),
  ];
  for (const sentence of told) expect(sentence).toMatch(/^[\p{Lu}«“„»](?:(?!league-rules|[{}]|\.\.).)+\.$/u);
});

test('the declared playoffs are described round by round, with what decides the champion', async () => {
  const t = await wordsIn('en');
  const round = (name: string, series: object | null, decides: string | null = null) => ({ name, series, decides });
  const rounds = [
    round('Quarter-finals', { kind: 'two-legs' }),
    round('Semi-finals', { kind: 'best-of', of: 1 }),
    round('Final', { kind: 'best-of', of: 5 }, 'title'),
  ];
  const playoffs = leagueRules.shape.playoffs.unwrap().parse({ champion: 'final', rounds });
  expect(playoffSentences(playoffs, t)).toEqual([
    'Quarter-finals: two games; the points of both are added up.',
    'Semi-finals: a single game.',
    'Final: best of 5 games; the series goes to the first team with 3 wins.',
    'Champion: the winner of the series that decides the title (Final).',
  ]);
  expect(playoffSentences({ champion: 'table', rounds: [] }, t)).toEqual([
    'Champion: the first of the table, once every game has been played.',
  ]);
});

it.each(locales)('describes the formats of playoffs in the language "%s"', async (locale) => {
  const t = await wordsIn(locale);
  const series = [1, 3, 5, 7, 21].map((of) => ({ kind: 'best-of', of }) as const);
  const rounds = series.map((series) => ({ name: 'R', series, decides: null }));
  const sentences = playoffSentences({ champion: 'table', rounds }, t);
  expect(sentences).toHaveLength(6);
  for (const sentence of sentences.slice(0, 5)) expect(sentence).toMatch(/^R\s?: .*[^ ]\.$/);
});
