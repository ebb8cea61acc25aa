import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '#server/failure.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { brokenArchive, maxBytes, tooLarge, unreadable } from './read-file.ts';

export type Line = { number: number; text: string };

/** Reads the lines of a file of any length, decompressed where its name ends in `.gz`, with one line in memory at a time. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let number = 0;
  let parts: string[] = [];
  let size = 0;
  try {
    for await (const chunk of textOf(file)) {
      const [first = '', ...more] = chunk.split('\n');
      parts.push(first);
      size += first.length;
      if (size > maxBytes) throw tooLarge(`${file}, line ${number + 1}`);
      for (const next of more) {
        number += 1;
        const text = parts.join('');
        if (text.trim()) yield { number, text };
        parts = [next];
        size = next.length;
      }
    }
  } catch (error) {
    throw readingProblem(file, error);
  }
  const text = parts.join('');
  if (text.trim()) yield { number: number + 1, text };
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
