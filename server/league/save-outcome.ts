/** The result of an upsert. */
export type SaveOutcome = 'created' | 'changed' | 'unchanged';
