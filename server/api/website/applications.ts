import * as calls from '#lib/api/contract/application/calls.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { type Guard, mountWrite } from '#server/api/mount-write.ts';
import { createRateLimit } from '#server/api/rate-limit.ts';
import { getApplication } from '#server/league/application/get.ts';
import { removeDocument } from '#server/league/application/remove-document.ts';
import { saveDraft } from '#server/league/application/save-draft.ts';
import { submitApplication } from '#server/league/application/submit.ts';
import { mountUploads } from './application-uploads.ts';

const oneMinute = 60;

/** So often a person does it who is in a hurry, and so often all of an office behind one address. */
export function applicationGuard(): Guard {
  const perApplication = createRateLimit(60, oneMinute);
  const perAddress = createRateLimit(300, oneMinute);
  return ({ address, path }) => {
    perApplication(path.split('/')[5] ?? '');
    perAddress(address);
  };
}

export function mountApplications(api: Api): void {
  const guard = applicationGuard();
  mount(api, calls.getApplication, (scope, { params }) => getApplication(scope, params.application), 'never');
  mountWrite(api, calls.saveDraft, guard, (scope, params, body) => saveDraft(scope, params.application, body));
  mountWrite(api, calls.submitApplication, guard, (scope, params, { draft }) =>
    submitApplication(scope, params.application, draft),
  );
  mountWrite(api, calls.removeDocument, guard, async (scope, params) => ({
    documents: await removeDocument(scope, params.application, params.document),
  }));
  mountUploads(api, guard);
}
