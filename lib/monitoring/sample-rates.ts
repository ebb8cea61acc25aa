/** How much is sent (specification, error reporting): a fifth of the traces, every session's replay. */
export const tracesSampleRate = 0.2;
export const replaysSessionSampleRate = 1;
export const replaysOnErrorSampleRate = 1;
