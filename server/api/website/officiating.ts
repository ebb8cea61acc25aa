import * as calls from '#lib/api/contract/people/officials.ts';
import type { Api } from '#server/api/api.ts';
import { mountCommand } from '#server/api/mount-command.ts';
import { mountPrivateCall } from '#server/api/mount-private.ts';
import { digestOf } from '#server/auth/token.ts';
import { answerAppointment, getDuties, setOwnAbsences } from '#server/league/official/answer/duties.ts';

/** Mounts what officials do with their links, without a login. */
export function mountOfficiating(api: Api): void {
  mountPrivateCall(api, calls.getOfficialDuties, (scope, { params }) =>
    getDuties(scope, digestOf(params.officialToken)),
  );
  mountCommand(api, calls.answerAppointment, (scope, { params, body }) =>
    answerAppointment(scope, digestOf(params.officialToken), params.gameId, body),
  );
  mountCommand(api, calls.setOwnAbsences, (scope, { params, body }) =>
    setOwnAbsences(scope, digestOf(params.officialToken), body.absences),
  );
}
