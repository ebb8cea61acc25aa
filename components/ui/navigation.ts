/** The type of the transition that opens another page, as React and the router call it. */
export const navigation = 'navigation';
