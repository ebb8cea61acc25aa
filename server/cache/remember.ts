const maxKeyLength = 300;

/**
 * Returns a function that remembers its results by text, such as a header that many clients send alike. When there are
 * `max`, all are forgotten: who sends ever new ones is nobody to remember. Long texts are not remembered.
 */
export function remember<Result>(compute: (text: string) => Result, max: number): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.result;
    const result = compute(text);
    if (text.length > maxKeyLength) return result;
    if (known.size >= max) known.clear();
    known.set(text, { result });
    return result;
  };
}
