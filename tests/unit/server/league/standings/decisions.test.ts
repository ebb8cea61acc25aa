import { expect, test } from 'vitest';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { decidedFor } from '#server/league/standings/decisions.ts';

const lot = (teamId: string, drawOrder: number, minute: number) => ({
  id: `lot-${teamId}`,
  tenantId: 'tenant',
  phaseId: 'regular',
  groupId: null,
  teamId,
  kind: 'draw' as const,
  points: null,
  policy: null,
  drawOrder,
  decidedOn: '2026-05-01',
  reason: {},
  createdAt: new Date(Date.UTC(2026, 4, 1, 12, minute)),
});

test('each draw of lots decides between its own teams only', () => {
  const lots = [lot('A', 2, 0), lot('D', 2, 5), lot('C', 1, 5), lot('B', 1, 0)];
  expect(decidedFor(lots, fiba).draws).toEqual([{ teams: ['B', 'A'] }, { teams: ['C', 'D'] }]);
});
