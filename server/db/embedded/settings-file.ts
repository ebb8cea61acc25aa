import { appendFile, chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from '#server/failure.ts';
import { dataFolder } from './pid-file.ts';
import type { Place } from './place.ts';

const fileName = 'courtside.conf';
const include = `include '${fileName}'`;

/** Maximum length of a socket path on all platforms. */
const maxSocketPathBytes = 100;

/** Writes the server settings: a socket in the folder, or on Windows a free loopback port. */
export async function writeSettings(place: Place): Promise<void> {
  const listen =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', port: await freePort() }
      : {
          listen_addresses: '',
          port: 5432,
          unix_socket_directories: await socketFolder(place),
          unix_socket_permissions: '0700',
        };
  const settings = {
    ...listen,
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    jit: 'off',
    // For SSDs: at the default of 4, the planner scans whole tables to read a few names.
    random_page_cost: 1.1,
    client_connection_check_interval: '2s',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`);
  await writeFile(path.join(dataFolder(place), fileName), `${lines.join('\n')}\n`, { mode: 0o600 });
  await giveOwnership(place, path.join(dataFolder(place), fileName));
  const main = path.join(dataFolder(place), 'postgresql.conf');
  if (!(await readFile(main, 'utf8')).includes(include)) await appendFile(main, `\n${include}\n`);
}

async function socketFolder(place: Place): Promise<string> {
  if (Buffer.byteLength(path.join(place.folder, '.s.PGSQL.5432')) <= maxSocketPathBytes) return place.folder;
  const folder = path.join(tmpdir(), `courtside-${path.basename(place.folder)}-${shortHash(place.folder)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveOwnership(place, folder);
  const { uid } = await lstat(folder);
  if (uid === (place.user?.uid ?? process.getuid?.())) return folder;
  throw new Failure(`${folder} belongs to another user. Remove it, or give a DATA_DIR with a shorter path.`);
}

function shortHash(text: string): string {
  return Buffer.from(text)
    .reduce((hash, byte) => (hash * 33 + byte) >>> 0, 5381)
    .toString(36);
}

async function giveOwnership(place: Place, file: string): Promise<void> {
  if (place.user) await chown(file, place.user.uid, place.user.gid);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
