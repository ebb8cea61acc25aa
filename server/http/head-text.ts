import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import { serverOptions } from './listen.ts';

/**
 * Where Node's responses hold their head until it is sent. It is not documented: should it be gone, `headersSent` stays
 * false, and the head is written the usual way.
 */
type WithHead = { _header: string | null };

const lineBreak = '\r\n';
const persistence = `Connection: keep-alive\r\nKeep-Alive: timeout=${Number(serverOptions.keepAliveTimeout) / 1000}\r\n`;

/** Returns names and values, which stand in turn, as the lines of a head. Throws what `writeHead` does for those that no head may have. */
export function headText(pairs: readonly string[]): string {
  const lines: string[] = [];
  for (let index = 0; index < pairs.length; index += 2) {
    const [name = '', value = ''] = pairs.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines.push(name, ': ', value, lineBreak);
  }
  return lines.join('');
}

/**
 * Writes the head of a response from the text of its lines, with what `writeHead` would add. Node checks and joins each line
 * again, for each response, which takes a tenth of the time of a page that is kept. The text has the length of the body, if
 * there is one, and no header of the connection.
 */
export function writeHeadText(response: ServerResponse, status: number, text: string): void {
  if (!isPlain(response) || !putHead(response, status, text)) response.writeHead(status, pairsOf(text));
}

/** Whether no headers were set before, and the connection stays. */
function isPlain(response: ServerResponse): boolean {
  const { req, shouldKeepAlive } = response;
  return shouldKeepAlive && req.headers.expect === undefined && response.getHeaderNames().length === 0;
}

function putHead(response: ServerResponse, status: number, text: string): boolean {
  response.statusCode = status;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${text}${dateLine()}${persistence}\r\n`;
  (response as unknown as WithHead)._header = head;
  return response.headersSent;
}

function pairsOf(text: string): string[] {
  return text.split(lineBreak).flatMap((line) => {
    const end = line.indexOf(': ');
    return end < 0 ? [] : [line.slice(0, end), line.slice(end + 2)];
  });
}

let date = { second: 0, line: '' };

function dateLine(): string {
  const second = Math.floor(Date.now() / 1000);
  if (date.second !== second) date = { second, line: `Date: ${new Date(second * 1000).toUTCString()}${lineBreak}` };
  return date.line;
}
