import { Command } from 'commander';
import { LeagueError } from '#server/errors.ts';
import { Failure } from '#server/failure.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { SettingsError } from '#server/settings-error.ts';
import { addApplications } from './league/applications/commands.ts';
import { addAuditCommands } from './league/audit.ts';
import { resolveCallerPaths } from './league/caller-paths.ts';
import { addDeviceCommands } from './league/devices.ts';
import { addExports } from './league/exports.ts';
import { addFantasyCommands } from './league/fantasy.ts';
import { addFixtureCommands } from './league/fixtures.ts';
import { addGameRecords } from './league/game-records.ts';
import { addGameCommands } from './league/games.ts';
import { addImports } from './league/imports.ts';
import { addPeopleCommands } from './league/people/commands.ts';
import { addPublicationDeletion } from './league/publications-delete.ts';
import { addRebuild } from './league/rebuild.ts';
import { addReplay } from './league/replay.ts';
import { addRulesCommands } from './league/rules.ts';
import { addStaffCommands } from './league/staff.ts';
import { addTeamSettings } from './league/team.ts';
import { addTeamCommands } from './league/teams.ts';
import { addTenants } from './league/tenants.ts';
import { addVenueCommands } from './league/venues.ts';

const program = new Command('league').description("The operator's tool; it also works while the server runs.");
resolveCallerPaths(program);
addTenants(program);
addImports(program);
addApplications(program);
addExports(program);
addRulesCommands(program);
addFantasyCommands(program);
addGameCommands(program);
addPeopleCommands(program);
addTeamSettings(program);
addTeamCommands(program);
addVenueCommands(program);
addFixtureCommands(program);
addGameRecords(program);
addPublicationDeletion(program);
addRebuild(program);
addStaffCommands(program);
addDeviceCommands(program);
addAuditCommands(program);
addReplay(program);

const verbose = process.argv.includes('--verbose');
try {
  await program.parseAsync();
} catch (error) {
  const foreseen = [Failure, SettingsError, LeagueError, ImportError].some((kind) => error instanceof kind);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const cure = foreseen ? '' : '; run again with --verbose and report the trace';
  console.error(`error: ${foreseen ? message : message.split('\n')[0]}${cure}`);
  if (!foreseen && verbose) console.error(stack);
  process.exitCode = 1;
}
