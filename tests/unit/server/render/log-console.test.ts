import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { logConsole } from '#server/render/log-console.ts';

/** A console whose words are logged, and the lines of the log. */
function openConsole() {
  const lines: string[] = [];
  const stream = { isTTY: false, write: (line: string) => lines.push(line) } as unknown as NodeJS.WriteStream;
  const target = { ...console };
  logConsole(createLog('info', stream), target);
  return { target, logged: () => lines.map((line) => JSON.parse(line)) };
}

test('what Next says is one line of the log each, of its level', () => {
  const { target, logged } = openConsole();
  target.error(
    '\x1b[31m⨯\x1b[39m',
    Object.assign(new Error('no such reader\nof /en/officials/0a1b2c3d'), { digest: '42' }),
  );
  target.warn(' ⚠ a fetch of %s was\nslow', 'games');
  target.log('ready');
  target.debug('nobody asked');
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'no such reader\nof /en/officials/[removed]',
      err: expect.objectContaining({
        type: 'Error',
        digest: '42',
        stack: expect.stringContaining('log-console.test.ts'),
      }),
    }),
    expect.objectContaining({ level: 40, msg: 'a fetch of games was\nslow' }),
    expect.objectContaining({ level: 30, msg: 'ready' }),
  ]);
});

test('the one warning that is expected is left out, and no other', () => {
  const { target, logged } = openConsole();
  target.warn(
    ' ⚠ `experimental.useCache` is deprecated. Please use the top-level `cacheComponents` option instead in next.config.ts.',
  );
  target.warn(' ⚠ `experimental.ppr` is deprecated.');
  expect(logged().map(({ msg }) => msg)).toEqual(['`experimental.ppr` is deprecated.']);
});
