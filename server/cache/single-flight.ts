/** Runs one call per key at a time: whoever asks meanwhile gets the same result. Keeps nothing. */
export function createSingleFlight<Value>() {
  const running = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const started = running.get(key) ?? make().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
