/** What came of bringing something in that may be there already. */
export type SaveOutcome = 'created' | 'changed' | 'unchanged';
