import type { Command } from 'commander';
import { addImportEuroleague } from './import-euroleague.ts';
import { addImportLiveStats } from './import-livestats.ts';
import { addImportTables } from './import-tables.ts';

export function addImports(program: Command): void {
  const imports = program.command('import').description('games, people and numbers from files');
  addImportTables(imports);
  addImportLiveStats(imports);
  addImportEuroleague(imports);
}
