import { SingleBar } from 'cli-progress';
import type { ImportReport } from '#server/feeds/report/import-report.ts';
import { errorTrace } from '#server/serialize-error.ts';

export interface Progress extends ImportReport {
  /** Stops the progress bar. */
  stop(): void;
}

/** Shows a progress bar on a terminal and prints plain lines otherwise. Problems go to standard error in both cases. */
export function openProgress({ verbose = false } = {}): Progress {
  const output = process.stdout.isTTY ? bar() : lines();
  return {
    ...output,
    notice: (line) => output.print(`note: ${line}`, process.stdout),
    problem: (line, cause) => {
      output.print(`error: ${line}`, process.stderr);
      if (verbose && cause instanceof Error) output.print(errorTrace(cause), process.stderr);
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
