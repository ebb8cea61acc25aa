/** Keeps the scores of a text on one line. */
export const unbroken = (text: string) => text.replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060');

/** The same for the texts of HTML; attributes are left alone. */
export const unbrokenHtml = (html: string) => html.replace(/(^|>)[^<]+/g, unbroken);
