import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';

/** Returns the line that is logged of an error. */
const lineOf = (err: unknown, isTerminal = false) => lineWith({ err }, isTerminal);

function lineWith(fields: object, isTerminal = false): string {
  const lines: string[] = [];
  const stream = { isTTY: isTerminal, write: (line: string) => lines.push(line) };
  createLog('info', stream as unknown as NodeJS.WriteStream).error(fields, 'a request failed');
  return lines.join('');
}

const secret = '$argon2id$v=19$secret';

function failedInsert(values: unknown[]): Error {
  const cause = new pg.DatabaseError('null value in column "name" violates not-null constraint', 1, 'error');
  Object.assign(cause, { code: '23502', table: 'account', detail: `Failing row contains (1, ${secret}).` });
  return new DrizzleQueryError('insert into "account" values ($1, $2)', values, cause);
}

test.each([
  ['as a line of JSON', false],
  ['on a terminal', true],
])('a statement that failed is logged without its values, %s', (_name, isTerminal) => {
  const values = ['ana@league.example', `${secret}\n    at Object.<anonymous> (${secret})`];
  const line = lineOf(new Error('not saved', { cause: failedInsert(values) }), isTerminal);
  for (const value of ['ana@league.example', secret, 'Failing row']) expect(line).not.toContain(value);
  for (const words of ['not saved', 'violates not-null constraint', 'insert into', 'log.test.ts'])
    expect(line).toContain(words);
});

test('the database’s own code and table are logged', () => {
  expect(JSON.parse(lineOf(failedInsert([])))).toMatchObject({
    msg: 'a request failed',
    err: { type: 'DrizzleQueryError', code: '23502', table: 'account' },
  });
});

test('a large statement makes a short line, which still says why it failed', () => {
  const values = ['x'.repeat(5_000_000)];
  const statement = `insert into "game" values ${'($1), '.repeat(5000)}`;
  const line = lineOf(new DrizzleQueryError(statement, values, new Error('numeric field overflow')));
  expect(line.length).toBeLessThan(15_000);
  expect(JSON.parse(line).err).toMatchObject({
    message: expect.stringMatching(/…: numeric field overflow$/),
    stack: expect.stringMatching(/…\n {4}at .*\ncaused by: Error: numeric field overflow\n/s),
  });
  expect(lineOf(new Error('y'.repeat(5_000_000))).length).toBeLessThan(15_000);
  expect(lineOf('z'.repeat(5_000_000)).length).toBeLessThan(15_000);
});

test('causes that lead in a circle, and several at once, are logged', () => {
  const error = new Error('one');
  error.cause = new Error('other', { cause: error });
  expect(JSON.parse(lineOf(error)).err.message).toBe('one: other');
  const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('and 127.0.0.1')]);
  expect(JSON.parse(lineOf(refused)).err.message).toBe('connect ECONNREFUSED ::1:5432; and 127.0.0.1');
});

test('what is no error is logged as its text', () => {
  expect(JSON.parse(lineOf('only words')).err).toBe('only words');
});

test('no line names a secret address, nor the query of one', () => {
  const path = '/en/officials/0a1b2c3d-1111-4222-8333-444455556666';
  const line = lineWith({ path: `${path}?join=k9`, err: new Error(`GET http://127.0.0.1${path}/games failed`) });
  expect(line).not.toMatch(/0a1b2c3d|k9/);
  expect(JSON.parse(line)).toMatchObject({ path: '/en/officials/[removed]' });
  expect(JSON.parse(line).err.message).toBe('GET http://127.0.0.1/en/officials/[removed]/games failed');
});
