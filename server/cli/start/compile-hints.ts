import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Chromium then compiles while it downloads, beside the page; without, each function halts the page when it first runs. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** The name of a script's source map stands on its last line. */
const mapComment = /\n\/\/# sourceMappingURL=(\S+)\s*$/;

const buildManifest = z.object({ rootMainFiles: z.array(z.string()) });
const sourceMap = z.looseObject({
  mappings: z.string().optional(),
  sections: z.array(z.looseObject({ offset: z.looseObject({ line: z.number() }) })).optional(),
});

/** Marks the scripts that every page runs as it loads, and moves their source maps by the line that this adds. */
export async function addCompileHints(buildFolder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(buildFolder, 'build-manifest.json'), 'utf8'));
  await Promise.all(
    buildManifest.parse(manifest).rootMainFiles.map(async (name) => {
      const file = path.join(buildFolder, name);
      const code = await readFile(file, 'utf8');
      if (code.startsWith(hint)) return;
      await writeFile(file, hint + code);
      const [, mapName] = mapComment.exec(code) ?? [];
      if (mapName) await moveByLine(path.join(path.dirname(file), mapName));
    }),
  );
}

async function moveByLine(file: string): Promise<void> {
  const { mappings, sections, ...rest } = sourceMap.parse(JSON.parse(await readFile(file, 'utf8')));
  const moved = {
    ...rest,
    ...(mappings !== undefined && { mappings: `;${mappings}` }),
    ...(sections && {
      sections: sections.map(({ offset, ...section }) => ({
        ...section,
        offset: { ...offset, line: offset.line + 1 },
      })),
    }),
  };
  await writeFile(file, JSON.stringify(moved));
}
