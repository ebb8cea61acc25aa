import type { Context } from 'hono';
import * as calls from '#lib/api/contract/people/officials.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Api, ApiEnv } from '#server/api/api.ts';
import { mountCommand } from '#server/api/mount-command.ts';
import { mountPrivateCall } from '#server/api/mount-private.ts';
import { digestOf } from '#server/auth/token.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { answerAppointment, getDuties, setOwnAbsences } from '#server/league/official/answer/duties.ts';

/** Mounts what officials do with their links, without a login. */
export function mountOfficiating(api: Api): void {
  mountPrivateCall(api, calls.getOfficialDuties, (scope, { params }) =>
    getDuties(scope, digestOf(params.officialToken)),
  );
  mountCommand(api, calls.answerAppointment, (scope, { params, body }, c) =>
    answerAppointment(inLanguage(scope, body, c), digestOf(params.officialToken), params.gameId, body),
  );
  mountCommand(api, calls.setOwnAbsences, (scope, { params, body }, c) =>
    setOwnAbsences(inLanguage(scope, body, c), digestOf(params.officialToken), body.absences),
  );
}

/** The scope of a command whose answer has names in the language that it asks for. */
function inLanguage(scope: TenantScope, { locale }: { locale?: Locale | undefined }, c: Context<ApiEnv>) {
  const { fallbackLocale } = c.get('tenant');
  return { ...scope, fallbackLocale, locale: locale ?? fallbackLocale };
}
