import { eq } from 'drizzle-orm';
import { planForm } from '#lib/api/contract/plan-form.ts';
import type { PlannedGame } from '#lib/fixtures/plan-input.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { inputOfForm } from '#server/league/fixture-plan/office/input-of-form.ts';
import { savePlan } from '#server/league/fixture-plan/save.ts';
import { solveFixtures } from '#server/league/fixture-plan/solve.ts';
import type { Table } from '#tests/fixtures/table.ts';

/** Saves a draft of the small league in which one game, which is returned, has no slot. */
export async function saveDraft({ scope, ids }: Table): Promise<PlannedGame> {
  const rows = await scope.db
    .select({ id: teams.slug })
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.leagueId, ids.league)));
  const form = planForm.parse({
    teams: rows.map(({ id }) => ({ id, venues: ['hall'] })),
    venues: [{ id: 'hall' }],
    meetings: 2,
    times: ['15:00', '17:00', '19:30'],
    firstDay: '2099-10-01',
    weekdays: [6, 7],
  });
  const input = await inputOfForm(scope, ids.league, form);
  const plan = await solveFixtures(input);
  const open = plan.games.find(({ isLocked }) => !isLocked);
  if (!open) throw new Error('The plan has no game to take out.');
  const games = plan.games.map((game) => (game === open ? { ...game, slot: null } : game));
  await savePlan(scope, ids.league, input, { ...plan, games }, form);
  return open;
}
