import type { IncomingMessage } from 'node:http';

/** Sets or, with undefined, removes a header in both `headers` and `rawHeaders`, since frameworks read either. */
export function replaceHeader(request: IncomingMessage, name: string, value: string | undefined): void {
  if (value === undefined && request.headers[name] === undefined) return;
  delete request.headers[name];
  for (let index = request.rawHeaders.length - 2; index >= 0; index -= 2) {
    if (request.rawHeaders[index]?.toLowerCase() === name) request.rawHeaders.splice(index, 2);
  }
  if (value === undefined) return;
  request.headers[name] = value;
  request.rawHeaders.push(name, value);
}
