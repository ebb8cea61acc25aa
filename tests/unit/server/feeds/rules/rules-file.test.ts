import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { defineProfile } from '#lib/basketball/rules/define-profile.ts';
import { builtInProfiles } from '#lib/basketball/rules/profiles.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import { parseRules } from '#server/feeds/rules/read-rules-file.ts';
import { rulesInFile } from '#server/feeds/rules/rules-schema.ts';
import { standingsInFile } from '#server/feeds/rules/standings-schema.ts';
import { writeRulesFile } from '#server/feeds/rules/write-rules-file.ts';

const manual = readFileSync(new URL('../../../../../docs/league-rules.md', import.meta.url), 'utf8');
const example = /```yaml\n([\s\S]*?)```/.exec(manual)?.[1] ?? '';
const read = (text: string) => parseRules({ file: 'rules.yaml', text });

test('the example of the manual is a file of rules', () => {
  const { rules, standings } = read(example);
  expect(rules).toMatchObject({
    id: 'own',
    extends: 'fiba-2026',
    periods: { count: 4, lengthMs: 480_000, overtimeMs: 240_000 },
    shotClock: null,
    playerFouls: { limit: 4, kinds: expect.arrayContaining(['deliberate']) },
    timeouts: { by: 'half', firstHalf: 1, secondHalf: 2, overtime: 1, endgame: { lastMs: 120_000, most: 2 } },
    roster: { size: 15 },
  });
  expect(standings).toMatchObject({
    id: 'own',
    extends: 'fiba',
    rankBy: 'classification-points',
    points: { win: 3, loss: 1, draw: 2, default: 0, forfeit: -1 },
    forfeitScore: { winner: 10, loser: 0 },
    defaultScore: { winner: 2, loser: 0 },
    headToHead: 'when-complete',
    meetings: 2,
    restart: false,
    overtimeCounts: true,
  });
  expect(standings?.criteria[1]).toEqual({ scope: 'head-to-head', kind: 'classification-points' });
});

it.each([
  ['rules', rulesInFile],
  ['standings', standingsInFile],
] as const)('explains every key of %s in the manual, and no other', (part, schema) => {
  const section = manual.split(`## \`${part}\`\n`)[1]?.split('\n## ')[0] ?? '';
  const explained = [...section.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, key]) => key);
  expect(new Set(explained)).toEqual(new Set(keysOf(schema)));
});

it.each(builtInProfiles.map((profile) => [profile.id, profile] as const))(
  'writes the rules %s as a file that gives them back',
  (id, profile) => {
    const own = defineProfile({ id: 'own', extends: id, roster: { size: 14 } });
    const [standings] = standingsProfiles;
    if (!standings) throw new Error('There is no ready profile.');
    const ranked = { profile: standings, extends: standings.id, isOwn: false };
    const text = writeRulesFile({ rules: { profile: own, extends: id, isOwn: true }, standings: ranked });
    const { forfeit, default: lost, ...rules } = own;
    expect(read(text).rules).toMatchObject({ ...rules, extends: id, forfeit: profile.forfeit, default: lost });
  },
);

it.each(standingsProfiles.map((profile) => [profile.id, profile] as const))(
  'writes the standings %s as a file that gives them back',
  (id, profile) => {
    const own = { ...profile, id: 'own' };
    const [rules] = builtInProfiles;
    const text = writeRulesFile({
      rules: { profile: rules, extends: rules.id, isOwn: false },
      standings: { profile: own, extends: id, isOwn: true },
    });
    expect(read(text).standings).toEqual({ ...own, extends: id });
  },
);

test('a part without anything of its own is the ready profile', () => {
  expect(read('rules: { extends: nba }').rules).toEqual({ ...builtInProfiles[3], extends: 'nba' });
  expect(read('standings: { extends: nbl }')).toEqual({ standings: expect.objectContaining({ id: 'nbl' }) });
});

test('every mistake is named at once, with its place, its value and the cure', () => {
  const file = [
    'rules:',
    '  extends: fiba-2025',
    '  periods: { count: 40, length: 8.5 }',
    '  teamfouls:',
    '    penaltyFrom: 5',
    'standings:',
    '  points: { win: 1, loss: 2 }',
    '  criteria:',
    '    - overall wins',
    '    - overall wins',
    'statistics: {}',
  ].join('\n');
  const lines = failure(file).split('\n');
  expect(lines).toEqual([
    'rules.yaml has 7 mistakes, and nothing was changed.',
    expect.stringMatching(/^rules\.yaml, line 2, column 12, rules\.extends: "fiba-2025": give one of fiba-2024, /),
    expect.stringMatching(
      /^rules\.yaml, line 3, column 21, rules\.periods\.count: 40: give a whole number from 1 to 8;/,
    ),
    expect.stringMatching(
      /^rules\.yaml, line 3, column 33, rules\.periods\.length: 8\.5: give minutes and seconds \(8:00\)/,
    ),
    'rules.yaml, line 4, column 3, rules.teamfouls: there is no such key; did you mean "teamFouls"',
    expect.stringMatching(
      /^rules\.yaml, line 7, column 18, standings\.points\.win: 1: must be more than points\.loss, 2;/,
    ),
    expect.stringMatching(
      /^rules\.yaml, line 10, column 7, standings\.criteria\.1: "overall wins": is already at position 1/,
    ),
    'rules.yaml, line 11, column 1, statistics: there is no such part; write rules, standings, playoffs or phases',
  ]);
});

it('reads the formats of playoffs and writes them back', () => {
  const text =
    'playoffs: { champion: final, rounds: { Semis: { series: two-legs }, Last: { series: best-of-5, decides: title } } }';
  const playoffs = {
    champion: 'final',
    rounds: {
      Semis: { series: { kind: 'two-legs' } },
      Last: { series: { kind: 'best-of', of: 5 }, decides: 'title' },
    },
  };
  expect(read(text).playoffs).toEqual(playoffs);
  const [rules] = builtInProfiles;
  const [standings] = standingsProfiles;
  if (!standings) throw new Error('There is no ready profile.');
  const written = writeRulesFile({
    rules: { profile: rules, extends: rules.id, isOwn: false },
    standings: { profile: standings, extends: standings.id, isOwn: false },
    playoffs: read(text).playoffs ?? null,
  });
  expect(read(written).playoffs).toEqual(playoffs);
});

it('reads what phases have of their own and writes it back', () => {
  const text = `
phases:
  Regular season: { outcomes: { 14: relegation, 1-8: playoff } }
  Second phase:
    carryOver: { phase: Regular season, results: between-advanced }
    standingsProfile: euroleague
    groups: { Group A: { outcomes: { 1: promotion } } }
`;
  expect(read(text)).toEqual({
    phases: {
      'Regular season': {
        outcomes: [
          { from: 1, to: 8, outcome: 'playoff' },
          { from: 14, to: 14, outcome: 'relegation' },
        ],
      },
      'Second phase': {
        carryOver: { phase: 'Regular season', results: 'between-advanced' },
        standingsProfile: 'euroleague',
        groups: { 'Group A': { outcomes: [{ from: 1, to: 1, outcome: 'promotion' }] } },
      },
    },
  });
  expect(failure('phases: { One: { outcomes: { 8-1st: playoff } } }')).toContain('write places as 1-8 or 14');
  expect(failure('phases: { One: { outcomes: { 1-8: final } } }')).toContain('give one of playoff, ');
  expect(failure('phases: { One: { carryOver: all } }')).toContain('give phase and results, or null for none');
});

it.each([
  ['rules: { shotClock: { short: 30 } }', 'rules.shotClock.short: 30: must not be longer than full'],
  ['rules: { timeouts: { by: game } }', 'rules.timeouts.regulation: it is missing'],
  ['rules: { teamFouls: { overtime: 4 } }', 'write continues, or penaltyFrom'],
  ['rules: { foulCodes: { technic: T } }', 'rules.foulCodes.technic: there is no such key; did you mean "technical"'],
  ['rules: { id: nba, roster: { size: 13 } }', 'rules.id: "nba": is taken by a built-in profile'],
  ['standings: { id: fiba, restart: false }', 'standings.id: "fiba": is taken by a ready profile'],
  ['standings: { points: { draw: 9 } }', 'standings.points.draw: 9: must not be more than points.win, 2'],
  [
    'standings: { forfeitScore: { winner: 0 } }',
    'standings.forfeitScore.winner: 0: must be more than forfeitScore.loser, 0',
  ],
  ['standings: { restart: sometimes }', 'standings.restart: "sometimes": give true or false'],
  ['rules: []', 'rules: expected object'],
  ['playoffs: { champion: cup }', 'playoffs.champion: "cup": give one of final, table'],
  [
    'playoffs: { rounds: { Final: { series: best-of-4 } } }',
    'playoffs.rounds.Final.series: "best-of-4": write best-of-1',
  ],
  [
    'playoffs: { rounds: { Final: { decides: cup } } }',
    'playoffs.rounds.Final.decides: "cup": give one of title, place',
  ],
  ['just words', 'there are no rules, standings, playoffs or phases'],
  ['', 'there are no rules, standings, playoffs or phases'],
  ['rules: { roster: { size: 13 }', 'correct the YAML'],
])('refuses %j', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

function failure(text: string): string {
  try {
    return JSON.stringify(read(text));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Paths of all values of a schema; that of a group too where it may be null. */
function keysOf(schema: unknown, path: string[] = []): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return keysOf(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return keysOf(schema.in, path);
  const name = path.join('.');
  if (schema instanceof z.ZodNullable) return [name, ...keysOf(schema.unwrap(), path)];
  if (!(schema instanceof z.ZodObject)) return [name];
  return Object.entries(schema.shape).flatMap(([key, value]) => keysOf(value, [...path, key]));
}
