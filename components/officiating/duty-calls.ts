import type { answerAppointment, OfficialDuties, setOwnAbsences } from '#lib/api/contract/people/officials.ts';
import { lightCommand } from '#lib/api/light-call.ts';
import { hasOutline, isText, listOf } from '#lib/api/outline.ts';

const path = '/v2/website/officiating/{officialToken}';
const duties = hasOutline<OfficialDuties>({
  name: isText,
  duties: listOf(hasOutline({})),
  absences: listOf(hasOutline({})),
});

export const answerCall = lightCommand<typeof answerAppointment>('PUT', `${path}/games/{gameId}`, duties);
export const setAbsencesCall = lightCommand<typeof setOwnAbsences>('PUT', `${path}/absences`, duties);
