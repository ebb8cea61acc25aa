import { parseArgs } from 'node:util';

export interface BenchArguments {
  /** The benchmarks to run, all where none is named. */
  names: readonly string[];
  minutes: number | undefined;
  addresses: number | undefined;
}

const usage = `npm run bench -- [name …] [--addresses N] [--minutes N] [--hours N]`;

/** Reads the command line; ends the process with one line on what is wrong with it. */
export function readArguments(known: readonly string[]): BenchArguments {
  try {
    return parse(process.argv.slice(2), known);
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nUsage: ${usage}\nBenchmarks: ${known.join(', ')}`,
    );
    process.exit(2);
  }
}

function parse(args: readonly string[], known: readonly string[]): BenchArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { addresses: { type: 'string' }, hours: { type: 'string' }, minutes: { type: 'string' } },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown benchmark: ${unknown.join(', ')}.`);
  const [hours, minutes, addresses] = [
    positive('--hours', values.hours),
    positive('--minutes', values.minutes),
    positive('--addresses', values.addresses),
  ];
  return { names: positionals.length > 0 ? positionals : known, minutes: hours ? hours * 60 : minutes, addresses };
}

function positive(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`${option} takes a number above 0, not ${text}.`);
  return value;
}
