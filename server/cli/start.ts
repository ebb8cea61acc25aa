import { enableCompileCache } from 'node:module';
import path from 'node:path';

// What was compiled at one start is read at the next, by the processes that render pages too.
const compiled = path.join(import.meta.dirname, '../../node_modules/.cache/courtside');
process.env.NODE_COMPILE_CACHE ??= compiled;
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const { launch } = await import('./launch.ts');
await launch('built');
