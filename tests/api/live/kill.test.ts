import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { playThroughKills } from './support/kill/play-through-kills.ts';
import { withoutIds } from './support/kill/without-ids.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryFolder('kill');
});
afterEach(() => removeFolder(dataDir));

test('a game that is scored while server, database and device are killed is the game that was scored', async () => {
  const report = await playThroughKills(dataDir, {
    seed: 'small',
    victims: { server: 2, database: 1, device: 3 },
    periods: 2,
  });
  expect(report.logged).toEqual(report.written);
  expect(report.acknowledged).toBe(report.written.length);
  expect(report.broken).toEqual([]);
  expect(report.box && withoutIds(report.box)).toEqual(report.uninterrupted && withoutIds(report.uninterrupted));
});
