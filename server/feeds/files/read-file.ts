import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorCode } from '#server/failure.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';

const unzip = promisify(gunzip);

/** Far above the size of any game or list. */
export const maxBytes = 32 * 1024 * 1024;

/** Reads the bytes of a file. Refuses a file above `limit` before it is in memory. */
export async function readBytes(file: string, limit = maxBytes): Promise<Buffer> {
  const { size } = await stat(file).catch((error) => Promise.reject(unreadable(file, error)));
  if (size > limit) throw tooLarge(file, limit);
  return readFile(file).catch((error) => Promise.reject(unreadable(file, error)));
}

/** Reads the text of a file, decompressed where its name ends in `.gz`. Refuses a file above `limit` before it is in memory. */
export async function readTextFile(file: string, limit = maxBytes): Promise<string> {
  const bytes = await readBytes(file, limit);
  const plain = file.endsWith('.gz')
    ? await unzip(bytes, { maxOutputLength: limit }).catch((error) => Promise.reject(brokenArchive(file, error, limit)))
    : bytes;
  return plain.toString('utf8').replace(/^\uFEFF/, '');
}

export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readTextFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notJson(file, text, error);
  }
}

function notJson(file: string, text: string, error: unknown): ImportError {
  return new ImportError(file, `this is not JSON (${jsonProblem(text, String(error))})`, 'fetch the file again');
}

function jsonProblem(text: string, message: string): string {
  if (text.trim() === '') return 'it is empty';
  if (message.includes('Unexpected end')) return 'it breaks off at the end';
  const at = /position (\d+)/.exec(message)?.[1];
  if (at === undefined) return `it begins with ${shown(text.trimStart().slice(0, 20))}`;
  const before = text.slice(0, Number(at)).split('\n');
  if (Number(at) >= text.trimEnd().length) return `it breaks off at the end, line ${before.length}`;
  return `line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}: ${shown(text.slice(Number(at), Number(at) + 10))}`;
}

const shown = (text: string) => JSON.stringify(text.replace(/[^\x20-\x7e]/g, '?'));

export function tooLarge(file: string, limit = maxBytes): ImportError {
  return new ImportError(
    file,
    `it holds more than ${limit / 1024 / 1024} MB, which no game and no list does`,
    'check that it is the right file',
  );
}

export function brokenArchive(file: string, error: unknown, limit = maxBytes): ImportError {
  const code = errorCode(error);
  if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge(file, limit);
  const problem = code === 'Z_BUF_ERROR' ? 'the gzip file is cut off' : 'this is not a gzip file, or it is damaged';
  return new ImportError(file, problem, 'fetch the file again');
}

export function unreadable(file: string, error: unknown): ImportError {
  const reason = errorCode(error);
  if (reason === 'ENOENT') return new ImportError(file, 'there is no such file', 'check the name');
  if (reason === 'EISDIR') return new ImportError(file, 'this is a folder', 'name a file');
  return new ImportError(file, `it cannot be read (${reason ?? String(error)})`, 'check the file and its permissions');
}
