import type { DataImportMap, OpenedFile } from '#lib/api/contract/data-import.ts';

/** Returns what a column of the file is taken for; '' where it is not read. */
export const meaningOf = ({ columns }: DataImportMap, header: string): string =>
  Object.keys(columns).find((ours) => columns[ours] === header) ?? '';

/** Takes a column of the file for one of ours, or for none with ''. What had that meaning before loses it. */
export function withMeaning(map: DataImportMap, header: string, ours: string): DataImportMap {
  const others = Object.entries(map.columns).filter(([own, name]) => own !== ours && name !== header);
  const columns = Object.fromEntries(ours === '' ? others : [...others, [ours, header]]);
  const { [ours]: _, ...constants } = map.constants;
  return { ...map, columns, constants };
}

/** Sets what every line has of a column; an empty text takes it away. */
export function withConstant(map: DataImportMap, ours: string, text: string): DataImportMap {
  const { [ours]: _, ...others } = map.constants;
  return { ...map, constants: text === '' ? others : { ...others, [ours]: text } };
}

/** Returns the columns that every line needs and the file does not have: they are given once for all lines. */
export const constantColumns = ({ columns }: OpenedFile, map: DataImportMap): { name: string; isRequired: boolean }[] =>
  columns.filter(
    ({ name, isRequired }) =>
      (isRequired || columns.length <= 3 || map.constants[name] !== undefined) && map.columns[name] === undefined,
  );

/** Whether nothing is missing that every line needs. */
export const isMapped = ({ columns }: OpenedFile, map: DataImportMap): boolean =>
  columns.every(
    ({ name, isRequired }) => !isRequired || map.columns[name] !== undefined || map.constants[name]?.trim(),
  );
