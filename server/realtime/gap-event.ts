/** Sent to every channel when messages may have been lost: clients must fetch the current state again. */
export const gapEvent = 'gap';
