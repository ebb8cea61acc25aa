const firstMs = 3_000;
const longestMs = 60_000;

/**
 * Fetches code or texts until they are there, with longer and longer pauses: a line may be down for a moment. Behind `lazy` and
 * a `Suspense` what was drawn before stays meanwhile, where a failure would be remembered and take the page down.
 */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstMs; ; pauseMs = Math.min(longestMs, pauseMs * 2)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
