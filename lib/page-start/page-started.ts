/** The event of the window by which a page's code says that it has taken over what the server drew. */
export const pageStarted = 'page-started';
