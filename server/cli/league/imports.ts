import type { Command } from 'commander';
import { addImportFixtures } from './import-fixtures.ts';

export function addImports(program: Command): void {
  const imports = program.command('import').description('games, people and numbers from files');
  addImportFixtures(imports);
}
