import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { ResolvedTenant } from '#server/league/tenant/resolve.ts';
import type { Realtime } from '#server/realtime/open.ts';
import type { Answers } from './answers.ts';

/** What a call finds in its context: whose site asked. */
export type ApiEnv = { Variables: { tenant: ResolvedTenant } };

/** The API while it is put together. */
export type Api = {
  app: OpenAPIHono<ApiEnv>;
  db: Queryable;
  /** The live channels; missing where the engine runs without. */
  realtime: Pick<Realtime, 'settings' | 'pusher'> | undefined;
  /** What was answered already. */
  answers: Answers;
  /** Whether every answer is held against the contract before it is sent. */
  checkAnswers: boolean;
};
