import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedExtensions } from '#server/web/static-files.ts';

const brotli = promisify(brotliCompress);
const compress = {
  br: (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gzip: (content: Buffer) => promisify<Buffer, { level: number }, Buffer>(gzip)(content, { level: 9 }),
};

/** Files that are not compressed in themselves, as pictures and fonts are. */
const compressible = '**/*.{css,js,json,map,svg,txt}';

/** Writes the compressed forms of a folder's files beside them, at the highest level, where they are smaller. */
export async function compressStaticFiles(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(compressible, { cwd: folder }));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      for (const encoding of ['br', 'gzip'] as const) {
        const compressed = await compress[encoding](content);
        if (compressed.length < content.length) await writeFile(file + compressedExtensions[encoding], compressed);
      }
    }),
  );
}
