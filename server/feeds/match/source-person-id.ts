/** A source's id of a person; one with a source in front, such as `euroleague:P004720`, is the same in every kind of import. */
export const sourcePersonId = (id: string): string => (id.includes(':') ? id : `roster:${id}`);
