/** How long a page may be kept without a change before it is made again, in milliseconds. */
export const maxKeptMs = 6 * 60 * 60_000;
