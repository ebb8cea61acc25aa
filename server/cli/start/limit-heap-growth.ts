import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow to one and a half times what is in use before it is collected. V8 itself waits for four times as much on
 * a machine with much memory: most of a busy process would be garbage.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
