import type { Context } from 'hono';
import { isOwnCall } from '#lib/own-call.ts';
import { clientAddress } from './client-address.ts';
import { isErrorReport, isUpload } from './limit-bodies.ts';
import { createRateLimit } from './rate-limit.ts';

/** Calls per minute: of one client address, and of all clients of a tenant. */
export const callLimits = {
  /** Answers that have to be computed. Cached ones are never limited: a full venue has one address. */
  read: { address: 1800, tenant: 18_000 },
  change: { address: 1800, tenant: 9000 },
  upload: { address: 40, tenant: 400 },
  signIn: { address: 20, tenant: 200 },
  /** Envelopes of pages: a session's replay is one every five seconds. */
  report: { address: 600, tenant: 6000 },
} as const;

export type CallKind = keyof typeof callLimits;
export type Limits = Record<CallKind, { address: number; tenant: number }>;

const oneMinute = 60;
const signIns = ['/api/v2/manage/session', '/api/v2/setup', '/api/v2/setup/code'];
const accountSignIn =
  /^\/api\/auth\/(register|confirm|login|google-login|google-register|password\/\w+|passkeys\/login)$/;

export interface CallLimits {
  /** Counts a call of the client. Throws `too-many-requests`. */
  countAddress(c: Context, kind: CallKind): void;
  /** Counts a call to the tenant. Throws `too-many-requests`. */
  countTenant(c: Context, tenantId: string, kind: CallKind): void;
}

/** Creates the rate limits of all calls. Calls of the engine's own site are not counted: it limits its visitors itself. */
export function createCallLimits(limits: Limits = callLimits): CallLimits {
  const rates = (of: 'address' | 'tenant') => ({
    read: createRateLimit(limits.read[of], oneMinute),
    change: createRateLimit(limits.change[of], oneMinute),
    upload: createRateLimit(limits.upload[of], oneMinute),
    signIn: createRateLimit(limits.signIn[of], oneMinute),
    report: createRateLimit(limits.report[of], oneMinute),
  });
  const [addresses, tenants] = [rates('address'), rates('tenant')];
  const isCounted = (c: Context) => !isOwnCall((name) => c.req.header(name));
  return {
    countAddress(c, kind) {
      const address = clientAddress(c);
      if (address && isCounted(c)) addresses[kind](address);
    },
    countTenant(c, tenantId, kind) {
      if (isCounted(c)) tenants[kind](tenantId);
    },
  };
}

/** Returns the kind of a call that changes something; null for a call that reads. */
export function changeKind({ req: { method, path } }: Context): Exclude<CallKind, 'read'> | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null;
  if (method === 'POST' && (signIns.includes(path) || accountSignIn.test(path))) return 'signIn';
  if (isErrorReport(path)) return 'report';
  return isUpload(path) ? 'upload' : 'change';
}
