import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, uploadApi } from '#lib/api/client.ts';
import { findPhotoFile, type StoredPhoto, uploadPhoto } from '#lib/api/contract/photo-upload.ts';
import { type RetryOptions, retry } from '#lib/retry/retry.ts';

const maxAttempts = 4;

/** Returns the SHA-256 of a file as hex; null where the browser does not compute any, on a page without https. */
async function hashOf(file: Blob): Promise<string | null> {
  // Typed as always there, it is absent on pages without https.
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Brings a photo to the server: one that is there already, by the hash of its file, is not sent. Tries again where there is no answer; throws the
 * `ApiFailure` of a refusal at once, and of the last attempt.
 */
export async function sendPhoto(
  file: Blob,
  options: Pick<RetryOptions, 'wait'> = {},
): Promise<{ photo: StoredPhoto; isKnown: boolean }> {
  const sha256 = await hashOf(file);
  const attempts = new AbortController();
  let failures = 0;
  const onFailure = (error: unknown) => {
    failures += 1;
    if (!isTemporary(error) || failures >= maxAttempts) attempts.abort(error);
  };
  return retry(() => send(file, sha256), {
    firstMs: 1000,
    maxMs: 8000,
    ...options,
    signal: attempts.signal,
    onFailure,
  });
}

async function send(file: Blob, sha256: string | null) {
  const known = sha256 ? (await callApi(findPhotoFile, { params: { sha256 }, query: {} })).photo : null;
  if (known) return { photo: known, isKnown: true };
  return { photo: await uploadApi(uploadPhoto, { params: {}, query: {}, file }), isKnown: false };
}

const isTemporary = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status === 429 || error.status >= 500);
