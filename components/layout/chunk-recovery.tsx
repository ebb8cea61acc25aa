import { chunkScript } from '#lib/recovery/chunk-script.ts';

/** For the document's head: a page whose code cannot be loaded is loaded anew. */
export function ChunkRecovery() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: chunkScript }} />;
}
