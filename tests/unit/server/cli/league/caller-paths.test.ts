import { expect, test } from 'vitest';
import { callerPath } from '#server/cli/league/caller-paths.ts';

test('a path is one of the folder in which npm was called', () => {
  const called = { INIT_CWD: '/data/season', npm_lifecycle_event: 'league' };
  expect(callerPath('results.csv', called)).toBe('/data/season/results.csv');
  expect(callerPath('/other/results.csv', called)).toBe('/other/results.csv');
});

test('without npm, or in the same folder, a path stays as it was written', () => {
  expect(callerPath('results.csv', {})).toBe('results.csv');
  expect(callerPath('results.csv', { INIT_CWD: '/data', npm_lifecycle_event: 'test' })).toBe('results.csv');
  expect(callerPath('results.csv', { INIT_CWD: process.cwd(), npm_lifecycle_event: 'league' })).toBe('results.csv');
});
