import { send, toFailure } from './fetch-json.ts';

/** Fetches a file of the league API, with the name that it gives. Throws an `ApiFailure` for an error response or none. */
export async function fetchFile(
  address: string,
  { headers = {} }: { headers?: Record<string, string> | undefined },
): Promise<{ file: Blob; fileName: string }> {
  const response = await send(address, { headers });
  if (!response.ok) throw toFailure(response, await response.json().catch(() => null), address);
  const [, fileName = 'download'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { file: await response.blob(), fileName };
}
