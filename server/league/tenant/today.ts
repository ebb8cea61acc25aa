import { type SQL, sql } from 'drizzle-orm';
import { dayAt } from '#lib/i18n/format/instants.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { timeZoneOf } from './time-zone-of.ts';

/** Returns the calendar day in the time zone of a tenant: `2026-02-14`. */
export const todayOf = async (scope: TenantScope, now = new Date()): Promise<string> =>
  dayAt(now.toISOString(), await timeZoneOf(scope));

/** The calendar day in the time zone of a tenant, in SQL. */
export const todayInSql = ({ tenantId }: Pick<TenantScope, 'tenantId'>): SQL<string> =>
  sql`(now() at time zone coalesce((select settings ->> 'timeZone' from ${tenants} where id = ${tenantId}), 'UTC'))::date`;
