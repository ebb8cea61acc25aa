import { withoutSecretPaths } from '#lib/monitoring/secret-paths.ts';
import { errorText, withoutValues } from './failure.ts';

const maxMessage = 1000;
const maxStack = 3000;
const maxCauses = 5;

/** What is logged of an error besides its words: nothing that holds values, as `params` of Drizzle and `detail` of PostgreSQL do. */
const fields = [
  'code',
  'digest',
  'syscall',
  'path',
  'address',
  'port',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/** Returns an error and its causes as they may be logged: without the values of a statement and secret addresses, and no longer than a page. */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return limit(errorText(error), maxMessage);
  const chain = chainOf(error);
  return {
    type: error.constructor.name,
    message: chain.map(textOf).join(': '),
    stack: errorTrace(error),
    ...Object.assign({}, ...chain.toReversed().map(fieldsOf)),
  };
}

/** Returns where an error and its causes come from, for people to read. */
export function errorTrace(error: unknown): string {
  if (!(error instanceof Error)) return limit(errorText(error), maxMessage);
  return chainOf(error)
    .map((one) => limit(stackOf(one), maxStack))
    .join('\ncaused by: ');
}

function chainOf(error: Error): Error[] {
  const chain: Error[] = [];
  let next: unknown = error;
  while (next instanceof Error && !chain.includes(next) && chain.length < maxCauses) {
    chain.push(next);
    next = next.cause;
  }
  return chain;
}

/** Several failures at once, such as of all addresses of a host, have no words of their own. */
function textOf(error: Error): string {
  const isMany = error instanceof AggregateError && !error.message;
  return limit(isMany ? error.errors.map(errorText).join('; ') : errorText(error), maxMessage);
}

/** The message in it is replaced as a whole: its values may look like lines of a stack. */
function stackOf(error: Error): string {
  const { message, stack = message } = error;
  const at = stack.indexOf(message);
  if (!message || at === -1) return withoutValues(stack);
  return stack.slice(0, at) + textOf(error) + stack.slice(at + message.length);
}

const fieldsOf = (error: Error) =>
  Object.fromEntries(Object.entries(error).filter(([name, value]) => fields.includes(name) && isShort(value)));

const isShort = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.length <= 300);

const limit = (text: string, most: number) => withoutSecretPaths(text.length > most ? `${text.slice(0, most)}…` : text);
