import { badRequest, LeagueError } from '#server/errors.ts';

/** No request of the contract nests deeper than ten levels. */
const maxDepth = 32;
/** A batch of 500 events has some 10,000 values. */
const maxValues = 30_000;

const [quote, backslash, comma] = ['"', '\\', ','];
const opening = new Set(['[', '{']);
const closing = new Set([']', '}']);

/**
 * Parses the JSON of a request. Throws `bad-request` for text that is no JSON or nests too deep, and `too-large` for
 * more values than any request needs: both are found before the text is parsed, without recursion.
 */
export function parseJson(text: string): unknown {
  assertSimple(text);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The request body is not JSON.');
  }
}

function assertSimple(text: string): void {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (isInString) {
      if (char === backslash) index += 1;
      else if (char === quote) isInString = false;
    } else if (char === quote) isInString = true;
    else if (char === comma) values += 1;
    else if (closing.has(char)) depth -= 1;
    else if (opening.has(char)) {
      depth += 1;
      values += 1;
    }
    if (depth > maxDepth) throw badRequest(`The request body nests deeper than ${maxDepth} levels.`);
    if (values > maxValues) throw new LeagueError('too-large', `The request body has more than ${maxValues} values.`);
  }
}
