import { chunkScript } from '#lib/recovery/chunk-script.ts';

/** The script in the document's `<head>` that reloads a page after a chunk load failure. */
export function ChunkRecovery() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: chunkScript }} />;
}
