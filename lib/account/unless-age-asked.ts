import { ApiFailure } from '#lib/api/api-failure.ts';

/** Returns what a sign-in answers; null where it has succeeded, and the official website asks for an age before it gives a token. */
export async function unlessAgeAsked<SignedIn>(signingIn: Promise<SignedIn>): Promise<SignedIn | null> {
  try {
    return await signingIn;
  } catch (error) {
    if (isAgeRefusal(error)) return null;
    throw error;
  }
}

const isAgeRefusal = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.status === 409 || error.status === 403) &&
  Boolean(error.issues?.some(({ path }) => path === 'birthDate'));
