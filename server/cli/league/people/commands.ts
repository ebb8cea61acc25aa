import type { Command } from 'commander';
import { addDelete } from './delete.ts';
import { addErase } from './erase.ts';
import { addMerge } from './merge.ts';
import { addProvisional } from './provisional.ts';
import { addRename } from './rename.ts';
import { addRestrictions } from './restrictions.ts';
import { addVisibility } from './visibility.ts';

export function addPeopleCommands(program: Command): void {
  const people = program.command('people').description('people of the league');
  addRename(people);
  addMerge(people);
  addProvisional(people);
  addRestrictions(people);
  addDelete(people);
  addVisibility(people);
  addErase(people);
}
