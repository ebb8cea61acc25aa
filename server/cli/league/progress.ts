import { SingleBar } from 'cli-progress';
import type { ImportReport } from '#server/feeds/report/import-report.ts';

export interface Progress extends ImportReport {
  /** Ends the bar; nothing is shown by it any more. */
  stop(): void;
}

/** A bar where somebody watches a terminal, plain lines otherwise. Problems go to standard error in both. */
export function openProgress({ verbose = false } = {}): Progress {
  const show = process.stdout.isTTY ? bar() : lines();
  return {
    ...show,
    notice: (line) => show.print(`note: ${line}`, process.stdout),
    problem: (line, cause) => {
      show.print(`error: ${line}`, process.stderr);
      if (verbose && cause instanceof Error) show.print(cause.stack ?? cause.message, process.stderr);
    },
  };
}

function lines() {
  let done = 0;
  let of = 0;
  return {
    expect: (steps: number) => {
      of = steps;
    },
    step: (line: string) => {
      done += 1;
      process.stdout.write(`[${done}/${of}] ${line}\n`);
    },
    print: (line: string, stream: NodeJS.WriteStream) => void stream.write(`${line}\n`),
    stop: () => undefined,
  };
}

function bar() {
  const single = new SingleBar({ format: '{bar} {value}/{total} {line}', hideCursor: true, linewrap: false });
  let running = false;
  let last = '';
  return {
    expect: (steps: number) => {
      single.start(steps, 0, { line: '' });
      running = true;
    },
    step: (line: string) => {
      last = line;
      single.increment({ line });
    },
    print: (line: string, stream: NodeJS.WriteStream) => {
      if (running) process.stdout.write('\r\u001b[K');
      stream.write(`${line}\n`);
      if (running) single.update({ line: last });
    },
    stop: () => {
      if (running) single.stop();
      running = false;
    },
  };
}
