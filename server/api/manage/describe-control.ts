import { createRoute } from '@hono/zod-openapi';
import type { Call } from '#lib/api/contract/call.ts';
import { apiError } from '#lib/api/contract/common.ts';
import type { Api } from '#server/api/api.ts';

/** Registers a call that accepts GET and POST in the OpenAPI document. Returns its path for the router. */
export function describeControl(registry: Api['app']['openAPIRegistry'], call: Call): string {
  const { path, summary, params, query, answer } = call;
  const routes = (['get', 'post'] as const).map((method) =>
    createRoute({
      method,
      path,
      summary,
      request: { params, query },
      responses: {
        200: { description: summary, content: { 'application/json': { schema: answer } } },
        default: { description: 'The call was refused', content: { 'application/json': { schema: apiError } } },
      },
    }),
  );
  for (const route of routes) registry.registerPath(route);
  return routes[0]?.getRoutingPath() ?? path;
}
