import pino, { type Logger } from 'pino';
import { loggablePath } from '#lib/monitoring/secret-paths.ts';
import type { ServerSettings } from './env.ts';
import { serializeError } from './serialize-error.ts';

export type Log = Logger;

/** Creates the log: JSON lines, or short coloured lines on a terminal. */
export function createLog(level: ServerSettings['LOG_LEVEL'], stream: NodeJS.WriteStream = process.stdout): Log {
  const serializers = { err: serializeError, path: loggablePath };
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return stream.isTTY ? pino(options, { write: (line) => stream.write(readable(line)) }) : pino(options, stream);
}

const colours: Record<number, string> = { 10: '2', 20: '2', 30: '36', 40: '33', 50: '31', 60: '31' };

function readable(line: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(line);
  const clock = `\x1b[2m${String(time).slice(11, 19)}\x1b[0m`;
  const text = `\x1b[${colours[level] ?? '0'}m${msg}\x1b[0m`;
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const details = rest.length > 0 ? ` \x1b[2m${rest.join(' ')}\x1b[0m` : '';
  return `${clock} ${text}${details}\n${err?.stack ? `${err.stack}\n` : ''}`;
}
