import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiError } from '#lib/api/contract/common.ts';
import * as calls from '#lib/api/contract/data-import.ts';
import { rightOf } from '#lib/api/contract/staff-rights.ts';
import type { Api } from '#server/api/api.ts';
import { badQuery } from '#server/api/invalid.ts';
import { holderOf, mountStaffCall, mountStaffCommand, withRoles } from '#server/api/mount-staff.ts';
import { applyImport, previewImport } from '#server/feeds/data-import/apply-import.ts';
import { getImport, openImport } from '#server/feeds/data-import/open-import.ts';
import { listImports } from '#server/league/data-import/list.ts';
import { dropImport } from '#server/league/data-import/store.ts';
import { planUndo } from '#server/league/data-import/undo/plan-undo.ts';
import { undoImport } from '#server/league/data-import/undo/undo-import.ts';

/** Mounts the imports of files by the office. */
export function mountDataImports(api: Api): void {
  mountUpload(api);
  mountStaffCall(api, calls.listDataImports, (scope, { query }) => listImports(scope, query));
  mountStaffCall(api, calls.getDataImport, (scope, { params }) => getImport(scope, params.importId));
  mountStaffCall(api, calls.getUndoPlan, (scope, { params }) => planUndo(scope, params.importId));
  mountStaffCommand(api, calls.previewDataImport, ({ member, ...scope }, { params, body }) =>
    previewImport(scope, params.importId, body),
  );
  mountStaffCommand(api, calls.applyDataImport, ({ member, ...scope }, { params, body }) =>
    applyImport(scope, params.importId, body),
  );
  mountStaffCommand(api, calls.undoDataImport, ({ member, ...scope }, { params }) =>
    undoImport(scope, params.importId),
  );
  mountStaffCommand(api, calls.dropDataImport, async ({ member, ...scope }, { params }) => {
    await dropImport(scope, params.importId);
    return {};
  });
}

function mountUpload({ app, db }: Api): void {
  const { method, path, summary, query, answer } = withRoles(calls.openDataImport);
  const file = z.string().meta({ format: 'binary' });
  const route = createRoute({
    method: 'post',
    path,
    summary,
    request: {
      query,
      body: { description: 'The file', content: { 'application/octet-stream': { schema: file } } },
    },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: answer } } },
      default: { description: 'The call was refused', content: { 'application/json': { schema: apiError } } },
    },
  });
  app.openAPIRegistry.registerPath(route);
  app.on(method, `/api${path}`, async (c) => {
    const scope = { db, tenantId: c.get('tenant').id };
    const { member } = await holderOf(scope, c, rightOf(calls.openDataImport), { params: {} });
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw badQuery(parsed.error);
    const actor = { kind: 'staff', userId: member.userId, name: member.name } as const;
    const bytes = Buffer.from(await c.req.arrayBuffer());
    c.header('Cache-Control', 'no-store');
    return c.json(await openImport({ ...scope, actor }, { kind: parsed.data.kind, fileName: parsed.data.name, bytes }));
  });
}
