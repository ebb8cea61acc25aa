/** What a file can hold. */
export const dataImportKinds = ['fixtures', 'rosters', 'box-scores', 'livestats'] as const;
export type DataImportKind = (typeof dataImportKinds)[number];

export const dataImportStates = ['open', 'applied', 'undone'] as const;

/** Kinds that are tables, with columns to map. */
export type TableImportKind = Exclude<DataImportKind, 'livestats'>;
