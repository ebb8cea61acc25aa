/**
 * Checks the outline of what the engine sends, for code that every live page loads: the parsers of the contract, with their
 * library, weigh more than all of it. Everything else parses by the contract.
 */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isWhole: Check = Number.isSafeInteger;

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** Checks these properties of a `Value`; others may stand beside them. */
export const hasOutline =
  <Value extends object = Record<string, unknown>>(outline: { [Name in keyof Value]?: Check }): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check | undefined>(outline).every(([name, check]) =>
      check?.((value as Record<string, unknown>)[name]),
    );

/** Returns a parser that throws a `TypeError` for a value of another outline; `name` says what was expected. */
export function outlineParser<Value>(name: string, check: Check): { parse(value: unknown): Value } {
  return {
    parse(value) {
      if (!check(value)) throw new TypeError(`This is not the outline of ${name}.`);
      return value as Value;
    },
  };
}
