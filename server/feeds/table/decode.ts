import { gunzipSync } from 'node:zlib';

export const maxFeedBytes = 64 * 1024 * 1024;

export type Decoded = { text: string } | { problem: string; cure: string };

/** The text of a file, unpacked where it is gzip (told by its first bytes, not by its name). */
export function decodeText(bytes: Uint8Array): Decoded {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  let content = bytes;
  if (isGzip) {
    try {
      content = gunzipSync(bytes, { maxOutputLength: maxFeedBytes });
    } catch (error) {
      return unpackProblem(error);
    }
  }
  if (content.length > maxFeedBytes) return tooLarge;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    if (text.includes('\0')) return notText;
    return { text };
  } catch {
    return notText;
  }
}

const tooLarge = { problem: 'the file is larger than 64 MB', cure: 'Split it by season' };
const notText = { problem: 'the file is not UTF-8 text', cure: 'Save it as CSV in UTF-8' };

function unpackProblem(error: unknown): Decoded {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge;
  return { problem: 'the gzip file is cut off or damaged', cure: 'Fetch or pack it again' };
}
