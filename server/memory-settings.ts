/**
 * The flag of V8 by which a heap grows by so many percent of what is in use before it is collected. V8 itself waits for four times
 * as much on a machine with much memory: most of a busy process would be garbage.
 */
export const heapGrowthFlag = (percent: number) => `--heap-growing-percent=${percent}`;

/**
 * The flag of V8 by which what was just allocated takes 32 MB, not 134, before it is collected. V8 reads it only at the start of
 * a process: `npm start` and the image give it.
 */
export const youngHeapFlag = '--max-semi-space-size=16';

/**
 * The settings of glibc for a process that holds finished pages: one arena, and every buffer from 128 kB on in a mapping of its
 * own. By default the buffers of pages leave holes of twice their size. It reads them only at the start of a process: `npm start`,
 * the image and the unit of systemd give them. Other allocators ignore them.
 */
export const allocatorSettings = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
