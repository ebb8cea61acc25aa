/** Returns what some work leads to; null if that takes longer or fails. */
export async function resultWithin<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | null> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  const result = await Promise.race([work.catch(() => null), timeout]);
  clearTimeout(timer);
  return result;
}
