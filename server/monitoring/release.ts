import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the id of the build, by which reports and source maps belong together; `development` without one. */
export function releaseOfBuild(): string {
  const file = path.join(import.meta.dirname, '../../.next/BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development';
}
