/** Where the desk's worker is served; it looks after the desk's addresses only. */
export const workerPath = '/desk-worker.js';
