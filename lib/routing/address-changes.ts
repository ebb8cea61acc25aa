/** What changes the query of the address while the page stays: `change` by a control of the page, `replace` once a link to the same page has been followed. */
export const addressChanges = new EventTarget();
