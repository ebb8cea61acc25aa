/** How long a page may be kept without a change before it is made again, in milliseconds. */
export const maxKeptMs = 6 * 60 * 60_000;

/** How long a page is kept at least where every change of its data is announced. */
export const minKeptMs = 60 * 60_000;
