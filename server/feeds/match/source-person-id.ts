/** Prefixes a person's id with `roster:`. An id with a source, such as `euroleague:P004720`, is the same in all imports and stays. */
export const sourcePersonId = (id: string): string => (id.includes(':') ? id : `roster:${id}`);
