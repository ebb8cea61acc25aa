import type { Context } from 'hono';
import * as calls from '#lib/api/contract/graphics.ts';
import * as boardCalls from '#lib/api/contract/graphics-board.ts';
import type { Api, ApiEnv } from '#server/api/api.ts';
import { bearerOf } from '#server/api/bearer.ts';
import { badQuery, unknownAddress } from '#server/api/invalid.ts';
import { mount } from '#server/api/mount.ts';
import { mountCommand } from '#server/api/mount-command.ts';
import { mountStaffCommand } from '#server/api/mount-staff.ts';
import { addDeviceKey } from '#server/auth/devices/device-keys.ts';
import { venueOfGraphicsKey } from '#server/auth/devices/may-control-graphics.ts';
import { changeGraphics } from '#server/league/graphics/change-graphics.ts';
import { controlGraphics } from '#server/league/graphics/control-graphics.ts';
import { getGraphics } from '#server/league/graphics/get-graphics.ts';
import { savePictureReport } from '#server/league/graphics/pictures.ts';
import { watchBoard } from '#server/league/graphics/watch-board.ts';
import { describeControl } from './describe-control.ts';

export function mountGraphics(api: Api): void {
  mount(api, calls.getGraphics, (scope, { params }) => getGraphics(scope, params.gameId), 'never');
  mountStaffCommand(api, calls.changeGraphics, (scope, { params, body }) =>
    changeGraphics(scope, params.gameId, body, { page: body.page }),
  );
  mountStaffCommand(api, boardCalls.watchBoard, (scope, { params, body }) => watchBoard(scope, params.gameId, body));
  mountCommand(api, boardCalls.reportPicture, async (scope, { params, body }) => {
    await savePictureReport(scope, params.gameId, params.picture, body);
    return {};
  });
  mountStaffCommand(api, calls.addGraphicsKey, async (scope, { params, body }) => ({
    key: await addDeviceKey(scope, params.venue, body.name, 'graphics'),
  }));
  mountHardware(api);
}

/** Hardware buttons can only open a URL: GET changes state here, so no response may be stored. */
function mountHardware({ app, db, checkAnswers }: Api): void {
  const { params: paramsOf, query: queryOf, answer } = calls.controlGraphics;
  const path = describeControl(app.openAPIRegistry, calls.controlGraphics);
  app.on(['GET', 'POST'], `/api${path}`, async (c: Context<ApiEnv>) => {
    const params = paramsOf.safeParse(c.req.param());
    if (!params.success) throw unknownAddress(c.req.path, params.error);
    const query = queryOf.safeParse(c.req.query());
    if (!query.success) throw badQuery(query.error);
    const { key, ...options } = query.data;
    const scope = { db, tenantId: c.get('tenant').id };
    const venue = await venueOfGraphicsKey(scope, key ?? bearerOf(c), params.data.venue);
    const state = await controlGraphics(scope, venue.id, { ...params.data, ...options });
    if (checkAnswers) answer.parse(state);
    c.header('Cache-Control', 'no-store');
    return c.json(state);
  });
}
