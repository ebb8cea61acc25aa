import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { assets } from '#server/db/schema/assets.ts';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import { createTenant, type NewTenant } from '#server/league/tenant/create-tenant.ts';
import { newSiteSettings } from '#server/league/tenant/new-site-settings.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const tenant = (slug: string, ...hosts: string[]): NewTenant => ({
  slug,
  name: 'Druga liga Jug',
  hosts,
  settings: newSiteSettings({
    title: 'Liga',
    host: hosts[0] ?? '',
    locales: ['sr', 'en'],
    timeZone: 'Europe/Belgrade',
  }),
});

test('a new tenant has its hosts, its languages and a drawn crest in every size', async () => {
  const { id } = await createTenant(database.db, tenant('jug', 'Jug.example', 'www.jug.example'));
  const hosts = await database.db.select().from(domains).where(eq(domains.tenantId, id));
  expect(hosts.map(({ host }) => host)).toEqual(['jug.example', 'www.jug.example']);
  const [row] = await database.db.select().from(tenants).where(eq(tenants.id, id));
  expect(row?.settings).toMatchObject({
    fallbackLocale: 'sr',
    crest: { faviconSm: expect.stringMatching(/\/assets\/[\w-]{22}$/) },
  });
  const pictures = await database.db.select().from(assets).where(eq(assets.tenantId, id));
  expect(pictures.map(({ width }) => width).sort()).toEqual([180, 192, 32, 512, 512]);
});

test('a host belongs to one tenant only, and nothing of the second is stored', async () => {
  await createTenant(database.db, tenant('one', 'one.example'));
  const second = createTenant(database.db, tenant('two', 'two.example', 'one.example'));
  await expect(second).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('one.example') });
  expect(await database.db.$count(tenants, eq(tenants.slug, 'two'))).toBe(0);
});

test.each(['http://a.example', 'a.example/path', 'a.example:80', ''])('"%s" is no host', async (host) => {
  await expect(createTenant(database.db, tenant('bad', host))).rejects.toMatchObject({ code: 'bad-request' });
});
