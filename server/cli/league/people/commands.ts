import type { Command } from 'commander';
import { addErase } from './erase.ts';
import { addMerge } from './merge.ts';
import { addVisibility } from './visibility.ts';

export function addPeopleCommands(program: Command): void {
  const people = program.command('people').description('people of the league');
  addMerge(people);
  addVisibility(people);
  addErase(people);
}
