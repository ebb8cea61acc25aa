import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Accounts } from '#server/auth/accounts/accounts.ts';
import type { Read } from '#server/db/replica.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { ResolvedTenant } from '#server/league/tenant/resolve.ts';
import type { EnvelopeForwarder } from '#server/monitoring/forward-envelope.ts';
import type { Push } from '#server/push/open-push.ts';
import type { Realtime } from '#server/realtime/open.ts';
import type { Answer, AnswerCache } from './answers.ts';
import type { CallLimits } from './call-limits.ts';

/** An answer that may be kept, and for how long. */
type SharedAnswer = Pick<Answer, 'body' | 'digest' | 'tags' | 'madeAt'> & { seconds: number };

/** Request context: when it was received, the tenant, and the answer if others may get the same. */
export type ApiEnv = { Variables: { receivedAt: Date; tenant: ResolvedTenant; answer?: SharedAnswer } };

/** Dependencies of the mount functions. */
export type Api = {
  app: OpenAPIHono<ApiEnv>;
  db: Queryable;
  /** Runs reads of the website, on a replica where there is one. */
  read: Read;
  /** Runs those that a page of the site waits for while it is rendered. */
  readForPages: Read;
  /** The live channels; undefined if the engine runs without. */
  realtime: Pick<Realtime, 'settings' | 'pusher'> | undefined;
  /** The official website, Google and mails of the accounts. */
  accounts: Accounts;
  /** Push messages; null if the engine runs without. */
  push: Pick<Push, 'setup' | 'faultOf'> | null;
  /** Forwards error reports of pages; null if the installation reports to nobody. */
  errorReports: EnvelopeForwarder | null;
  /** Response cache. */
  answers: AnswerCache;
  /** Rate limits of the calls. */
  limits: CallLimits;
  /** Returns an address of a site, with https where its host is reached by it. */
  secureAddress: (address: string) => string;
  /** Looks at hosts from outside, to say whether they lead here. */
  hosts: {
    resolve(host: string): Promise<string[]>;
    ask(
      host: string,
      path: string,
    ): Promise<{
      addresses: string[];
      isAsked: boolean;
      answer: { fault: string | null; validUntil: Date; body: string } | null;
    }>;
  };
  /** Whether every response is validated against the contract before it is sent. */
  checkAnswers: boolean;
};
