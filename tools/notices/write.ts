import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findForbidden } from './allowed-licences.ts';
import { listPackages } from './list-packages.ts';
import { renderNotices } from './render.ts';

const root = path.join(import.meta.dirname, '../..');
const packages = listPackages(root);
for (const { name, version, license } of findForbidden(packages)) {
  console.error(`${name} ${version} is under ${license}, which tools/notices/allowed-licences.ts does not list.`);
  process.exitCode = 1;
}
writeFileSync(path.join(root, 'THIRD_PARTY_NOTICES.md'), renderNotices(root, packages));
