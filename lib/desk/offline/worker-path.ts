/** The path of the desk's service worker; its scope is the desk only. */
export const workerPath = '/desk-worker.js';
