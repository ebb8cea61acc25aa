/**
 * The flag of V8 by which a heap grows to one and a half times what is in use before it is collected. V8 itself waits for four
 * times as much on a machine with much memory: most of a busy process would be garbage.
 */
export const heapGrowthFlag = '--heap-growing-percent=50';

/**
 * The flag of V8 by which what was just allocated takes 32 MB, not 134, before it is collected. V8 reads it only at the start of
 * a process: `npm start` and the image give it.
 */
export const youngHeapFlag = '--max-semi-space-size=16';
