/** Who asks for what is just being made gets the same. */
export function createShared<Value>() {
  const making = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const running = making.get(key);
    if (running) return running;
    const started = make().finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };
}
