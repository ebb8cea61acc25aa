import type { Command } from 'commander';
import { addImportEuroleague } from './import-euroleague.ts';
import { addImportFixtures } from './import-fixtures.ts';
import { addImportLiveStats } from './import-livestats.ts';

export function addImports(program: Command): void {
  const imports = program.command('import').description('games, people and numbers from files');
  addImportFixtures(imports);
  addImportLiveStats(imports);
  addImportEuroleague(imports);
}
