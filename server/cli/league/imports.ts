import type { Command } from 'commander';
import { addImportBoxScores } from './import-box-scores.ts';
import { addImportEuroleague } from './import-euroleague.ts';
import { addImportLiveStats } from './import-livestats.ts';
import { addImportPhotos } from './import-photos.ts';
import { addImportPublications } from './import-publications.ts';
import { addImportTables } from './import-tables.ts';
import { addImportTenant } from './import-tenant.ts';

export function addImports(program: Command): void {
  const imports = program.command('import').description('games, people, box scores, articles and photos from files');
  addImportTables(imports);
  addImportBoxScores(imports);
  addImportLiveStats(imports);
  addImportEuroleague(imports);
  addImportPublications(imports);
  addImportPhotos(imports);
  addImportTenant(imports);
}
