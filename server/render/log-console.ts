import { format, stripVTControlCharacters } from 'node:util';
import { withoutSecretPaths } from '#lib/monitoring/secret-paths.ts';
import { errorText } from '#server/failure.ts';
import type { Log } from '#server/log.ts';

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;
type Method = keyof typeof levels;

const maxText = 2000;
/** The signs that Next puts before its messages. */
const signs = /^\s*[⨯⚠✓▲○»]\s*/;
/** The setting is meant: Cache Components would render each page twice (docs/decisions/rendering.md). */
const meant = '`experimental.useCache` is deprecated.';

/** Has what is said on the console logged: Next and React, which render in this process, know no other way. */
export function logConsole(log: Log, target: Pick<Console, Method> = console): void {
  for (const method of Object.keys(levels) as Method[])
    target[method] = (...words: unknown[]) => {
      const text = textOf(words);
      if (text.startsWith(meant)) return;
      const err = words.find((word) => word instanceof Error);
      log[levels[method]](err ? { err } : {}, text);
    };
}

function textOf(words: readonly unknown[]): string {
  const text = format(...words.map((word) => (word instanceof Error ? errorText(word) : word)));
  return withoutSecretPaths(stripVTControlCharacters(text).replace(signs, '').slice(0, maxText));
}
