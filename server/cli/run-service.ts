import { setTimeout as wait } from 'node:timers/promises';
import { errorText, Failure } from '#server/failure.ts';
import { errorTrace } from '#server/serialize-error.ts';
import { SettingsError } from '#server/settings-error.ts';

export interface Service {
  /** Aborted when the service is asked to stop, also during start-up. */
  signal: AbortSignal;
  /** Registers a callback for shutdown; callbacks run in this order. */
  onStop(callback: () => Promise<void>): void;
}

/** The terminal and npm both send SIGINT for one Ctrl-C; a second signal within this time is the same keypress. */
const duplicateSignalMs = 1000;

/** Runs a service until SIGINT, SIGTERM or SIGHUP, then stops it in order and exits with 0. A second Ctrl-C exits at once. */
export async function runService(start: (service: Service) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  const callbacks: (() => Promise<void>)[] = [];
  let stopping: number | undefined;

  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = Date.now();
    abort.abort();
    for (const callback of callbacks) {
      await callback().catch((error) => console.error(`While stopping: ${errorText(error)}`));
    }
    process.exit(exitCode);
  };
  const onSignal = () => {
    if (stopping && Date.now() - stopping > duplicateSignalMs) process.exit(130);
    void stop(0);
  };
  const onCrash = (error: unknown) => {
    if (!abort.signal.aborted) report(error);
    void stop(1);
  };

  // The reader of our output is gone (EPIPE). Reporting it would write to the same pipe and fail again, endlessly.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  process.on('uncaughtException', onCrash).on('unhandledRejection', onCrash);
  void stopWithNpm(abort.signal, () => stop(0));
  try {
    await start({ signal: abort.signal, onStop: (callback) => callbacks.push(callback) });
  } catch (error) {
    onCrash(error);
  }
}

function report(error: unknown): void {
  const expected = error instanceof Failure || error instanceof SettingsError;
  console.error(expected ? error.message : errorTrace(error));
}

/** Stops the service when its npm parent was killed with SIGKILL, which sends no signal to us; the port would stay occupied. */
async function stopWithNpm(signal: AbortSignal, stop: () => Promise<void>): Promise<void> {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  while (!signal.aborted) {
    await wait(500, undefined, { ref: false });
    if (process.ppid !== parent) await stop();
  }
}
