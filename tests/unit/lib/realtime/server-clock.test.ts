import { expect, it } from 'vitest';
import { createServerClock } from '#lib/realtime/server-clock.ts';

/** A clock on a machine whose time the test sets. */
function onMachine() {
  let ownMs = 0;
  const clock = createServerClock(() => ownMs);
  return { clock, at: (ms: number) => (ownMs = ms) };
}

it('is local time before the first server response, and server time after it', () => {
  const { clock, at } = onMachine();
  at(500);
  expect(clock.now()).toBe(500);
  clock.addSample({ sentMs: 500, receivedMs: 520, serverMs: 10_510 });
  at(530);
  expect(clock.now()).toBe(10_530);
});

it('never runs backwards when a better answer mends it: it waits', () => {
  const { clock, at } = onMachine();
  clock.addSample({ sentMs: 0, receivedMs: 200, serverMs: 10_190 });
  at(200);
  const shown = clock.now();
  clock.addSample({ sentMs: 200, receivedMs: 210, serverMs: 10_205 });
  at(210);
  expect(clock.now()).toBe(shown);
  at(400);
  expect(clock.now()).toBe(10_400);
});

it('goes back where the server’s clock was set back', () => {
  const { clock, at } = onMachine();
  clock.addSample({ sentMs: 0, receivedMs: 10, serverMs: 60_005 });
  clock.now();
  clock.addSample({ sentMs: 20, receivedMs: 30, serverMs: 10_025 });
  at(40);
  expect(clock.now()).toBe(10_040);
});

it('counts the time for which the own clock stood, and agrees with the next sample', () => {
  const { clock, at } = onMachine();
  clock.addSample({ sentMs: 0, receivedMs: 10, serverMs: 10_005 });
  clock.skip(60_000);
  at(20);
  expect(clock.now()).toBe(70_020);
  clock.addSample({ sentMs: 20, receivedMs: 400, serverMs: 70_390 });
  at(500);
  expect(clock.now()).toBe(70_500);
});

it('counts on from a known offset until the first sample', () => {
  const clock = createServerClock(() => 100, 5_000);
  expect(clock.now()).toBe(5_100);
  clock.addSample({ sentMs: 0, receivedMs: 100, serverMs: 20_050 });
  expect(clock.now()).toBe(20_100);
});
