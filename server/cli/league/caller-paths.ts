import path from 'node:path';
import type { Command } from 'commander';

const pathArguments = new Set(['file', 'files', 'folder', 'paths', 'place']);
const pathOptions = ['map', 'out', 'documents', 'questions'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns a path as the caller means it: `npm run` changes to the folder of the package, and tells in `INIT_CWD` where it was
 * called.
 */
export function callerPath(name: string, environment: Environment = process.env): string {
  const { INIT_CWD: folder, npm_lifecycle_event: script } = environment;
  if (script !== 'league' || folder === undefined || path.resolve(folder) === process.cwd()) return name;
  return path.resolve(folder, name);
}

/** Resolves the paths among arguments and options of every command against the caller's folder. */
export function resolveCallerPaths(program: Command): void {
  program.hook('preAction', (_program, command) => {
    for (const [index, argument] of command.registeredArguments.entries()) {
      if (!pathArguments.has(argument.name())) continue;
      const given: unknown = command.processedArgs[index];
      if (typeof given === 'string') command.processedArgs[index] = callerPath(given);
      else if (Array.isArray(given)) command.processedArgs[index] = given.map((one: string) => callerPath(one));
    }
    for (const option of pathOptions) {
      const given: unknown = command.getOptionValue(option);
      if (typeof given === 'string') command.setOptionValue(option, callerPath(given));
    }
  });
}
