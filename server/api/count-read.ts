import type { Context } from 'hono';
import type { ApiEnv } from './api.ts';
import type { CallLimits } from './call-limits.ts';

/** Counts an answer that has to be computed, for client and tenant. Throws `too-many-requests`. */
export function countRead(limits: CallLimits, c: Context<ApiEnv>): void {
  limits.countAddress(c, 'read');
  limits.countTenant(c, c.get('tenant').id, 'read');
}
