import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const packages = ['next', 'react'] as const;

/** One line that says on what a benchmark ran: the machine, and the versions of what has a part in it. */
export function describeMachine(): string {
  const [first] = cpus();
  const versions = packages.map((name) => `${name} ${versionOf(`node_modules/${name}/package.json`)}`);
  return [
    `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${process.platform} ${process.arch}`,
    `courtside ${versionOf('package.json')}`,
    `node ${process.versions.node}`,
    ...versions,
    wrkVersion() ?? 'no wrk: the client, one Node process, is the limit',
  ].join(', ');
}

/** The version of the load generator in the search path; null where there is none. */
export function wrkVersion(): string | null {
  const { stdout, error } = spawnSync('wrk', ['-v'], { encoding: 'utf8' });
  return error ? null : (/^wrk \S+/.exec(stdout)?.[0] ?? 'wrk');
}

const versionOf = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version;
