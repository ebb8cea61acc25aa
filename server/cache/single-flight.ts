/** Returns a function that runs one call per key at a time: callers meanwhile share its result. Stores nothing. */
export function createSingleFlight<Value>() {
  const running = new Map<string, Promise<Value>>();
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const started = running.get(key) ?? load().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
