/** A line that died without a word would keep a question open for many minutes, and no other would be asked. */
const patienceMs = 10_000;

/** Ends a question that stays without an answer. */
export const patience = () => ({ signal: AbortSignal.timeout(patienceMs) });
