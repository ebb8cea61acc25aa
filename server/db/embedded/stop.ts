import { program } from './binaries.ts';
import { dataFolder, isDatabaseProcess, readPidFile } from './pid-file.ts';
import type { Place } from './place.ts';
import { runAs } from './run-as.ts';

/** Stops the database of a place if it runs: in fast mode, or in immediate mode after half a minute. */
export async function stopDatabase(place: Place): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const running = await readPidFile(place);
    if (!running || !(await isDatabaseProcess(place, running.pid))) return;
    const args = ['stop', '-D', dataFolder(place), '-m', mode, '-w', '-s', '-t', '30'];
    await runAs(place.user, program(place.binaries, 'pg_ctl'), args, place.folder);
  }
}
