import type { Command } from 'commander';
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts';
import { hasEmbedded } from '#server/db/embedded/place.ts';
import { examine } from '#server/doctor/examine.ts';
import { type Finding, fault, findingLines } from '#server/doctor/finding.ts';
import { describeUselessSettings, readServerSettings, type ServerSettings } from '#server/env.ts';
import { errorText } from '#server/failure.ts';
import { loadEnvFiles } from '#server/load-env-files.ts';
import { createLog } from '#server/log.ts';

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description(
      'examines the installation: settings, database, disk, hosts, mail, push messages, pictures and backups; changes nothing',
    )
    .action(async () => {
      const found = await examineHere();
      console.log(found.flatMap(findingLines).join('\n'));
      const faults = found.filter(({ level }) => level === 'fault').length;
      const warnings = found.filter(({ level }) => level === 'warning').length;
      console.log(`\n${faults} faults, ${warnings} warnings`);
      if (faults > 0) process.exitCode = 1;
    });
}

async function examineHere(): Promise<Finding[]> {
  const settings = readSettings();
  if ('level' in settings) return [settings];
  const database = await connect(settings);
  try {
    return await examine(database, settings, describeUselessSettings());
  } finally {
    if ('close' in database) await database.close();
  }
}

/** Connects to the database that is there; creates none. */
async function connect(settings: ServerSettings): Promise<DatabaseConnection | Finding> {
  const { DATABASE_URL, DATA_DIR, LOG_LEVEL } = settings;
  try {
    if (DATABASE_URL || (await hasEmbedded(DATA_DIR)))
      return await connectDatabase(settings, { role: 'command', log: createLog(LOG_LEVEL) });
    return fault(
      'database',
      `there is none in DATA_DIR ${DATA_DIR}`,
      'Start the server once; one that runs is examined as its user and with its settings (docs/operations.md).',
    );
  } catch (error) {
    return fault('database', errorText(error), 'Sites, backups and push messages cannot be examined without it.');
  }
}

function readSettings(): ServerSettings | Finding {
  try {
    loadEnvFiles();
    return readServerSettings({ LOG_LEVEL: 'fatal', ...process.env });
  } catch (error) {
    return fault('settings', errorText(error), 'See docs/deploy.md and server/env.ts.');
  }
}
