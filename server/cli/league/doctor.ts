import type { Command } from 'commander';
import { connectDatabase } from '#server/db/connect.ts';
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
      'examines the installation: settings, database, disk, hosts, mail, push messages and backups; changes nothing',
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
  try {
    const database = await connectDatabase(settings, { role: 'command', log: createLog(settings.LOG_LEVEL) });
    try {
      return await examine(database, settings, describeUselessSettings());
    } finally {
      await database.close();
    }
  } catch (error) {
    return [fault('database', errorText(error), 'Nothing else can be examined without it.')];
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
