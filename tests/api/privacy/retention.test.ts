import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationDocuments, teamApplications } from '#server/db/schema/applications.ts';
import { purgeApplications } from '#server/league/application/purge.ts';
import { changePolicy } from '#server/league/privacy/change-policy.ts';
import { upholdPolicies } from '#server/league/privacy/uphold.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeEach(async () => {
  site = await openWebsiteApi();
});
afterEach(() => site.database.close());

const scope = () => ({ db: site.database.db, tenantId: site.ids.tenantId });
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

type Values = Partial<Record<'updatedAt' | 'closesAt' | 'submittedAt', ReturnType<typeof daysAgo>>>;

async function insertApplication(invitee: string, values: Values, league = site.ids) {
  const [row] = await site.database.db
    .insert(teamApplications)
    .values({ tenantId: league.tenantId, leagueId: league.league, invitee, ...values })
    .returning();
  return row?.id ?? '';
}

const upload = (applicationId: string, createdAt = daysAgo(0)) =>
  site.database.db.insert(applicationDocuments).values({
    tenantId: site.ids.tenantId,
    applicationId,
    kind: 'licence',
    fileName: 'licence.pdf',
    contentType: 'application/pdf',
    size: 1,
    bytes: Buffer.from('x'),
    createdAt,
  });

const left = async () => {
  const rows = await site.database.db.select({ invitee: teamApplications.invitee }).from(teamApplications);
  return rows.map(({ invitee }) => invitee).sort();
};

test('applications that are over or abandoned are deleted with their documents, others stay', async () => {
  const old = { updatedAt: daysAgo(40) };
  await upload(await insertApplication('abandoned', old), daysAgo(39));
  await insertApplication('decided', { ...old, submittedAt: daysAgo(45), closesAt: daysAgo(35) });
  await insertApplication('still open', { ...old, closesAt: daysAgo(-5) });
  await insertApplication('just closed', { ...old, closesAt: daysAgo(10) });
  await insertApplication('edited', { updatedAt: daysAgo(29) });
  await upload(await insertApplication('uploading', old));
  await insertApplication("another tenant's", old, site.other.ids);
  expect(await purgeApplications(scope(), 30)).toBe(2);
  const kept = ["another tenant's", 'edited', 'just closed', 'still open', 'uploading'];
  expect(await left()).toEqual(kept);
  expect(await site.database.db.select().from(applicationDocuments)).toHaveLength(1);
  expect(await purgeApplications(scope(), 30)).toBe(0);
  expect(await left()).toEqual(kept);
});

test('the job deletes by the policy of each tenant, and nothing without one', async () => {
  const old = { updatedAt: daysAgo(4000) };
  await insertApplication('old', old);
  await insertApplication("another tenant's", old, site.other.ids);
  expect(await upholdPolicies(site.database.db)).toEqual({ people: 0, applications: 0 });
  await changePolicy(scope(), { applicationDays: 365 });
  expect(await upholdPolicies(site.database.db)).toEqual({ people: 0, applications: 1 });
  expect(await left()).toEqual(["another tenant's"]);
  expect(await upholdPolicies(site.database.db)).toEqual({ people: 0, applications: 0 });
});
