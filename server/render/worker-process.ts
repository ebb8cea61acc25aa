import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Log } from '#server/log.ts';
import { allocatorSettings, heapGrowthFlag, youngHeapFlag } from '#server/memory-settings.ts';
import type { FromWorker, Ping, ToWorker } from './messages.ts';
import { newSocketPath } from './socket-path.ts';

/** One place where pages are rendered, reachable at a socket. */
export interface RenderPlace {
  readonly socketPath: string;
  /** Resolves while it takes requests; a new promise after it has died. */
  ready(): Promise<void>;
  tell(message: ToWorker): void;
  /** Replaces it if it hangs: one that is only slow says that it is there. */
  replaceIfHanging(): void;
  close(): Promise<void>;
}

const heapFlags = ['--max-old-space-size=320', heapGrowthFlag(25), youngHeapFlag];
const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** A worker that is ready for this long had no fault at its start. */
const steadyMs = 30_000;
const stopMs = 3000;
/** A worker that is not ready by then hangs; on a busy machine some take a minute. */
const maxStartMs = 180_000;
/** What does not answer a ping for so long hangs: on a busy machine each step of a rendering takes seconds. */
const usual = { program: new URL('worker.ts', import.meta.url), maxSilenceMs: 15_000 };
/** At the lowest priority, 19, other work on the machine leaves a page no time at all, and visitors get errors. */
const niceness = 15;

/**
 * Starts a process that renders pages, below the priority of the server, and a new one whenever it ends. `greet`
 * returns what each new one has to know first.
 */
export function startWorkerProcess(greet: () => ToWorker, log: Log, { program, maxSilenceMs } = usual): RenderPlace {
  let isClosed = false;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let silence: NodeJS.Timeout | undefined;
  let readiness = Promise.withResolvers<void>();
  let child: ChildProcess | undefined;
  const socketPath = newSocketPath();

  const endSilence = () => {
    clearTimeout(silence);
    silence = undefined;
  };
  const startNext = () => {
    timer = setTimeout(start, pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  };
  const start = () => {
    try {
      watch(fork(program, [socketPath], { execArgv: heapFlags, env: { ...allocatorSettings, ...process.env } }));
    } catch (err) {
      log.error({ err }, 'a process that renders pages cannot be started; it is tried again');
      startNext();
    }
  };
  const watch = (own: ChildProcess) => {
    child = own;
    const started = Date.now();
    let wasReady = false;
    let hasEnded = false;
    const end = (how: object) => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(hangs);
      endSilence();
      if (isClosed || own !== child) return;
      log.warn(how, 'a process that renders pages ended; another one takes its place');
      if (Date.now() - started > steadyMs) pauseMs = firstPauseMs;
      // Who waits for this one waits for the next.
      if (wasReady) readiness = Promise.withResolvers<void>();
      startNext();
    };
    const hangs = setTimeout(() => own.kill('SIGKILL'), maxStartMs).unref();
    own.on('message', (message: FromWorker) => {
      endSilence();
      if (message.kind !== 'ready') return;
      clearTimeout(hangs);
      wasReady = true;
      lowerPriority(own, niceness);
      if (own === child) readiness.resolve();
    });
    own.on('error', (err) => {
      // One that could not be started has no exit.
      if (own.pid === undefined) end({ err });
      else log.error({ err }, 'a process that renders pages failed');
    });
    own.once('exit', (code, signal) => end({ code, signal }));
    // Visitors wait for its start: that has a small share of a busy machine, pages only what is left.
    lowerPriority(own, constants.priority.PRIORITY_BELOW_NORMAL);
    own.send(greet() satisfies ToWorker);
  };
  start();

  return {
    socketPath,
    ready: () => readiness.promise,
    tell: (message) => void (child?.connected && child.send(message)),
    replaceIfHanging() {
      if (silence || !child?.connected) return;
      const own = child;
      silence = setTimeout(() => {
        log.warn('a process that renders pages hangs, and is replaced');
        own.kill('SIGKILL');
      }, maxSilenceMs);
      own.send({ kind: 'ping' } satisfies Ping);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      endSilence();
      const own = child;
      if (own?.pid === undefined || own.exitCode !== null || own.signalCode !== null) return;
      const ended = once(own, 'exit');
      own.kill('SIGTERM');
      const kill = setTimeout(() => own.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(kill);
    },
  };
}

/** Not every system lets a process do this; the pages are rendered all the same. */
function lowerPriority({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid) setPriority(pid, priority);
  } catch {
    // The usual priority, then.
  }
}
