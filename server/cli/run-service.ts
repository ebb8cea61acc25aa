import { setTimeout as wait } from 'node:timers/promises';
import { errorText, Failure } from '#server/failure.ts';
import { SettingsError } from '#server/settings-error.ts';

export interface Service {
  /** Aborted when the service is told to stop, also while it starts. */
  signal: AbortSignal;
  /** What to undo when it stops, in this order. */
  onStop(undo: () => Promise<void>): void;
}

/** npm passes the terminal's Ctrl-C on to us, which has it already: two at once are one keypress. */
const oneKeypress = 1000;

/** Runs a service until SIGINT or SIGTERM, then stops it in order and exits with 0. A second Ctrl-C ends it at once. */
export async function runService(start: (service: Service) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  const undos: (() => Promise<void>)[] = [];
  let stopping: number | undefined;

  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = Date.now();
    abort.abort();
    for (const undo of undos) {
      await undo().catch((error) => console.error(`While stopping: ${errorText(error)}`));
    }
    process.exit(exitCode);
  };
  const onSignal = () => {
    if (stopping && Date.now() - stopping > oneKeypress) process.exit(130);
    void stop(0);
  };
  const onCrash = (error: unknown) => {
    if (!abort.signal.aborted) report(error);
    void stop(1);
  };

  // Who read our output is gone: that is no crash, and to report it would cause the next one, without end.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  process.on('uncaughtException', onCrash).on('unhandledRejection', onCrash);
  void stopWithNpm(abort.signal, () => stop(0));
  try {
    await start({ signal: abort.signal, onStop: (undo) => undos.push(undo) });
  } catch (error) {
    onCrash(error);
  }
}

function report(error: unknown): void {
  const expected = error instanceof Failure || error instanceof SettingsError;
  console.error(expected ? error.message : error);
}

/** npm that is killed outright cannot tell us; we would hold the port with nobody to stop us. */
async function stopWithNpm(signal: AbortSignal, stop: () => Promise<void>): Promise<void> {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  while (!signal.aborted) {
    await wait(500, undefined, { ref: false });
    if (process.ppid !== parent) await stop();
  }
}
