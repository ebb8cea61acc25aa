import { createMiddleware } from 'hono/factory';
import { LeagueError } from '#server/errors.ts';
import type { ApiEnv } from './api.ts';
import { type CallLimits, changeKind } from './call-limits.ts';

/** Longer than a statement and a wait for a lock together. */
const deadlineMs = 20_000;

/** Counts a call that changes something, before its body is read. Calls that read are counted where they compute. */
export function countChanges(limits: CallLimits) {
  return createMiddleware(async (c, next) => {
    const kind = changeKind(c);
    if (kind) limits.countAddress(c, kind);
    await next();
  });
}

/** Counts a call that changes something of the tenant. */
export function countTenantChanges(limits: CallLimits) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const kind = changeKind(c);
    if (kind) limits.countTenant(c, c.get('tenant').id, kind);
    await next();
  });
}

/** Answers `unavailable` when a call takes longer than its deadline; it begins when the body has been read. */
export function limitDuration(timeoutMs = deadlineMs) {
  return createMiddleware(async (_c, next) => {
    const { promise: deadline, reject } = Promise.withResolvers<never>();
    const message = `The request took longer than ${timeoutMs / 1000} seconds. Try again in a few seconds.`;
    const timer = setTimeout(() => reject(new LeagueError('unavailable', message)), timeoutMs);
    try {
      await Promise.race([deadline, next()]);
    } finally {
      clearTimeout(timer);
    }
  });
}
