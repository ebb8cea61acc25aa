/** What typed digits of a shirt number say: one choice, several (the other team has it too, or it may go on), or none. */
type TypedMatch<Choice> =
  | { kind: 'one'; choice: Choice }
  | { kind: 'open'; exact: readonly Choice[] }
  | { kind: 'none' };

/**
 * Matches typed digits with shirt numbers. Only a number that nobody else's begins with is chosen without Enter: 1 waits while
 * somebody wears 12.
 */
export function matchNumber<Choice extends { number: string }>(
  typed: string,
  choices: readonly Choice[],
): TypedMatch<Choice> {
  const possible = choices.filter(({ number }) => number.startsWith(typed));
  const exact = possible.filter(({ number }) => number === typed);
  const [choice] = exact;
  if (possible.length === 0) return { kind: 'none' };
  return choice && possible.length === 1 ? { kind: 'one', choice } : { kind: 'open', exact };
}

/**
 * Returns the digit of a key press that types a shirt number. The upper row has keys of its own: there Shift begins a number,
 * unless `isTyping` or where those keys do nothing (`isFree`).
 */
export function typedDigit(
  { code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>,
  { isTyping, isFree }: { isTyping: boolean; isFree: boolean },
): string | null {
  const [, row, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (!digit) return null;
  return row === 'Numpad' || shiftKey || isTyping || isFree ? digit : null;
}
