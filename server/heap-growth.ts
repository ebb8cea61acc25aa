/**
 * The flag of V8 by which a heap grows to one and a half times what is in use before it is collected. V8 itself waits for four
 * times as much on a machine with much memory: most of a busy process would be garbage.
 */
export const heapGrowthFlag = '--heap-growing-percent=50';
