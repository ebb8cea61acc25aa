import type { RowReader } from './row-reader.ts';

/** Returns the text of a required cell; for an empty cell, '' and an issue. */
export function requiredText<Column extends string>(reader: RowReader<Column>, column: Column): string {
  const text = reader.text(column);
  if (text === '') reader.fail(column, `${column} is empty`, 'Fill in the cell, or give a constant in the map');
  return text;
}

export function optionalText<Column extends string>(reader: RowReader<Column>, column: Column): string | null {
  return reader.text(column) || null;
}

const groupsOfThree = /^-?[1-9]\d{0,2}([.,'’ \u00a0\u202f])\d{3}(?:\1\d{3})*$/;

/**
 * Returns a whole number from `min` to `max`, null for an empty cell; anything else is an error. Groups of three digits are thousands
 * where `max` has thousands (`12.000` spectators), and an error elsewhere, since nobody can tell 12.000 kg from 12 kg.
 */
export function integerCell<Column extends string>(
  reader: RowReader<Column>,
  column: Column,
  { min = 0, max }: { min?: number; max: number },
): number | null {
  const text = reader.text(column);
  if (text === '') return null;
  const isGrouped = groupsOfThree.test(text);
  if (isGrouped && max < 1000) {
    const cure = 'Write a whole number without a point or comma, or leave the cell empty';
    reader.fail(column, `"${text}" may be thousands or a decimal number`, cure);
    return null;
  }
  const plain = isGrouped ? text.replace(/[^\d-]/g, '') : text;
  const value = /^-?\d+(\.0{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  reader.fail(
    column,
    `"${text}" is not a whole number from ${min} to ${max}`,
    'Correct the number or leave the cell empty',
  );
  return null;
}

const yes = new Set(['1', 'yes', 'true', 'y']);
const no = new Set(['0', 'no', 'false', 'n']);

export function yesOrNo<Column extends string>(reader: RowReader<Column>, column: Column, otherwise: boolean): boolean {
  const text = reader.text(column).toLowerCase();
  if (text === '') return otherwise;
  if (yes.has(text)) return true;
  if (!no.has(text))
    reader.fail(column, `"${text}" is neither yes nor no`, 'Write yes or no, or map the word in "values"');
  return false;
}

/** Returns the cell if it is one of `words`, null for an empty cell; anything else is an error that lists them. */
export function oneOfCell<Column extends string, const Word extends string>(
  reader: RowReader<Column>,
  column: Column,
  words: readonly Word[],
): Word | null {
  const text = reader.text(column).toLowerCase();
  if (text === '') return null;
  const word = words.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  const cure = `Use one of ${words.join(', ')}, or map the word in "values.${column}" or "patterns.${column}"`;
  reader.fail(column, `the ${column} "${reader.text(column)}" is not known`, cure);
  return null;
}
