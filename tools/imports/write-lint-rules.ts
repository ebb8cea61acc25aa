import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lintRules } from './lint-rules.ts';

await writeFile(path.join(import.meta.dirname, '../../lint/imports.json'), `${JSON.stringify(lintRules(), null, 2)}\n`);
