import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiError } from '#lib/api/contract/common.ts';
import { sendErrorReport as call } from '#lib/api/contract/error-reports.ts';
import type { Api } from '#server/api/api.ts';
import { LeagueError } from '#server/errors.ts';

/** Mounts the call by which pages report what fails. */
export function mountErrorReports({ app, errorReports }: Api): void {
  const envelope = z.string().meta({ format: 'binary' });
  const route = createRoute({
    method: 'post',
    path: call.path,
    summary: call.summary,
    request: {
      body: { description: 'An envelope', content: { 'application/x-sentry-envelope': { schema: envelope } } },
    },
    responses: {
      200: { description: call.summary, content: { 'application/json': { schema: call.answer } } },
      default: { description: 'The call was refused', content: { 'application/json': { schema: apiError } } },
    },
  });
  app.openAPIRegistry.registerPath(route);
  app.post(`/api${route.getRoutingPath()}`, async (c) => {
    if (!errorReports) throw new LeagueError('not-found', 'This installation reports errors to nobody.');
    const limits = await errorReports.forward(new Uint8Array(await c.req.arrayBuffer()));
    for (const [name, value] of Object.entries(limits)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    return c.json({});
  });
}
