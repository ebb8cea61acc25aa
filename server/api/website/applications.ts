import * as calls from '#lib/api/contract/application/calls.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { mountCommand } from '#server/api/mount-command.ts';
import { getApplication } from '#server/league/application/get.ts';
import { removeDocument } from '#server/league/application/remove-document.ts';
import { saveDraft } from '#server/league/application/save-draft.ts';
import { submitApplication } from '#server/league/application/submit.ts';
import { guardApplications } from './application-guard.ts';
import { mountUploads } from './application-uploads.ts';

export function mountApplications(api: Api): void {
  api.app.use('/api/v2/website/applications/:application/*', guardApplications());
  mount(api, calls.getApplication, (scope, { params }) => getApplication(scope, params.application), 'never');
  mountCommand(api, calls.saveDraft, (scope, { params, body }) => saveDraft(scope, params.application, body));
  mountCommand(api, calls.submitApplication, (scope, { params, body }) =>
    submitApplication(scope, params.application, body.draft),
  );
  mountCommand(api, calls.removeDocument, async (scope, { params }) => ({
    documents: await removeDocument(scope, params.application, params.document),
  }));
  mountUploads(api);
}
