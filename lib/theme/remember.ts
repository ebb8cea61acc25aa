const maxResults = 2000;

/**
 * Returns the function with its results remembered, for colours that every page computes again. Callers share a result
 * and must not change it.
 */
export function remember<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = results.get(key);
    if (known !== undefined) return known;
    if (results.size >= maxResults) results.clear();
    const result = compute(...args);
    results.set(key, result);
    return result;
  };
}
