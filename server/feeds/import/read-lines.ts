import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '#server/failure.ts';
import { ImportError } from './import-error.ts';
import { brokenArchive, mostBytes, tooLarge, unreadable } from './read-file.ts';

export type Line = { number: number; text: string };

/** The lines of a file of any length, unpacked where its name ends in `.gz`, with only one in memory at a time. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  try {
    for await (const chunk of textOf(file)) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > mostBytes) throw tooLarge(`${file}, line ${number + lines.length + 1}`);
      for (const text of lines) {
        number += 1;
        if (text.trim()) yield { number, text };
      }
    }
  } catch (error) {
    throw readingProblem(file, error);
  }
  if (rest.trim()) yield { number: number + 1, text: rest };
}

async function* textOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  let stream: Readable = source;
  if (file.endsWith('.gz')) {
    const gunzip = createGunzip();
    source.on('error', (error) => gunzip.destroy(error));
    stream = source.pipe(gunzip);
  }
  try {
    stream.setEncoding('utf8');
    for await (const chunk of stream) yield String(chunk);
  } finally {
    source.destroy();
  }
}

function readingProblem(file: string, error: unknown): Error {
  if (error instanceof ImportError) return error;
  const code = errorCode(error);
  return code?.startsWith('Z_') ? brokenArchive(file, error) : unreadable(file, error);
}
