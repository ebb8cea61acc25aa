import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCompileHints } from '#server/cli/start/compile-hints.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const hint = '//# allFunctionsCalledOnLoad\n';

let build: string;
const write = (name: string, text: string) => writeFile(path.join(build, name), text);
const read = (name: string) => readFile(path.join(build, name), 'utf8');
beforeEach(async () => {
  build = await temporaryFolder('build');
  await mkdir(path.join(build, 'static/chunks'), { recursive: true });
  await write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/main.js'], devFiles: [] }));
  await write('static/chunks/main.js', 'run();');
  await write('static/chunks/page.js', 'show();');
});
afterEach(() => removeFolder(build));

test('the scripts of every page have the hint, once, and those of one page have none', async () => {
  await addCompileHints(build);
  await addCompileHints(build);
  expect(await read('static/chunks/main.js')).toBe(`${hint}run();`);
  expect(await read('static/chunks/page.js')).toBe('show();');
});

test('source maps move by the line', async () => {
  const sections = [{ offset: { line: 3, column: 2 }, map: { mappings: 'AAAA' } }];
  await write('static/chunks/main.js', 'run();\n//# sourceMappingURL=map.js.map');
  await write('static/chunks/map.js.map', JSON.stringify({ version: 3, sources: ['main.ts'], sections }));
  await addCompileHints(build);
  expect(JSON.parse(await read('static/chunks/map.js.map'))).toEqual({
    version: 3,
    sources: ['main.ts'],
    sections: [{ offset: { line: 4, column: 2 }, map: { mappings: 'AAAA' } }],
  });
});

test('a source map in one piece begins with the empty line', async () => {
  await write('static/chunks/main.js', 'run();\n//# sourceMappingURL=map.js.map');
  await write('static/chunks/map.js.map', JSON.stringify({ version: 3, sources: ['main.ts'], mappings: 'AAAA' }));
  await addCompileHints(build);
  expect(JSON.parse(await read('static/chunks/map.js.map'))).toEqual({
    version: 3,
    sources: ['main.ts'],
    mappings: ';AAAA',
  });
});
