/** A request on a dead connection would stay open for many minutes and block the next one. */
const timeoutMs = 10_000;

/** Returns request options that abort after the timeout. */
export const requestTimeout = () => ({ signal: AbortSignal.timeout(timeoutMs) });
