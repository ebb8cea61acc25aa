/** Keeps the scores of a sentence on one line. */
export const unbroken = (sentence: string) => sentence.replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060');
