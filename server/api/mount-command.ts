import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Command } from '#lib/api/contract/command.ts';
import { apiError } from '#lib/api/contract/common.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { parseInput } from '#server/league/parse-input.ts';
import type { Api, ApiEnv } from './api.ts';
import { unknownAddress } from './invalid.ts';
import { parseJson } from './parse-json.ts';
import { assertStorable } from './storable.ts';

export type CommandInput<Params extends z.ZodObject, Body extends z.ZodType> = {
  params: z.output<Params>;
  body: z.output<Body>;
};

/**
 * Mounts a command of the contract: parameters and body are parsed by its schemas, the scope is bound to the tenant of
 * the request. `act` gets the request context for headers.
 */
export function mountCommand<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  api: Api,
  command: Command<Params, Body, Answer>,
  act: (scope: TenantScope, input: CommandInput<Params, Body>, c: Context<ApiEnv>) => Promise<z.output<Answer>>,
): void {
  mountOpenCommand(api, command, (input, c) => act({ db: api.db, tenantId: c.get('tenant').id }, input, c));
}

/** Mounts a command that is of no tenant. */
export function mountOpenCommand<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  { app, checkAnswers }: Api,
  command: Command<Params, Body, Answer>,
  act: (input: CommandInput<Params, Body>, c: Context<ApiEnv>) => Promise<z.output<Answer>>,
): void {
  const route = describeRoute(command);
  app.openAPIRegistry.registerPath(route);
  app.on(command.method, `/api${route.getRoutingPath()}`, async (c) => {
    const params = command.params.safeParse(c.req.param());
    if (!params.success) throw unknownAddress(c.req.path, params.error);
    const given = await readBody(c);
    assertStorable(given);
    const body = parseInput<z.output<Body>>(command.body as z.ZodType<z.output<Body>>, given);
    const answer = await act({ params: params.data, body }, c);
    if (checkAnswers) command.answer.parse(answer);
    c.header('Cache-Control', 'no-store');
    return c.json(answer as object);
  });
}

async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  return text === '' ? {} : parseJson(text);
}

function describeRoute({ method, path, summary, params, body, answer }: Command) {
  const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
  return createRoute({
    method: lowerCase[method],
    path,
    summary,
    request: { params, body: { content: json(body) } },
    responses: {
      200: { description: summary, content: json(answer) },
      default: { description: 'The call was refused', content: json(apiError) },
    },
  });
}

const lowerCase = { POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
