const period = /^(?<of>(?:home|away)_(?:q|ot))(?<number>\d)$/;
type Period = `${'home' | 'away'}_${'q' | 'ot'}`;

/** Returns where the messages have the word of a column of an import: that of a quarter or an overtime by its number. */
export function columnWord(column: string): { key: 'column.home' } | { key: `period.${Period}`; number: number } {
  const { of, number } = period.exec(column)?.groups ?? {};
  return of ? { key: `period.${of as Period}`, number: Number(number) } : { key: `column.${column}` as 'column.home' };
}
