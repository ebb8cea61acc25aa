/**
 * Has Node cut small buffers from blocks of 8 kB, not 64: a buffer that is kept keeps its whole block in memory, and what the
 * caches kept took three times as much as they counted.
 */
export function shrinkBufferPool(): void {
  Buffer.poolSize = 8 * 1024;
}
