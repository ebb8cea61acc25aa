import { slug } from '#lib/api/contract/common.ts';
import * as calls from '#lib/api/contract/document.ts';
import type { Api } from '#server/api/api.ts';
import { countRead } from '#server/api/count-read.ts';
import { setFreshness } from '#server/api/freshness.ts';
import { mount } from '#server/api/mount.ts';
import { notFound } from '#server/errors.ts';
import { getDocumentFile } from '#server/league/document/get-file.ts';
import { listDocuments } from '#server/league/document/list.ts';
import { attachment } from './attachment.ts';

export function mountDocuments(api: Api): void {
  mount(api, calls.listDocuments, async (scope) => ({ documents: await listDocuments(scope) }));
  api.app.get('/api/v2/website/documents/:document', async (c) => {
    const name = slug.safeParse(c.req.param('document'));
    if (!name.success) throw notFound('document', c.req.param('document'));
    countRead(api.limits, c);
    const file = await getDocumentFile({ db: api.db, tenantId: c.get('tenant').id }, name.data);
    setFreshness(c, 'steady');
    c.header('ETag', `"${file.hash}"`);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Content-Disposition', attachment(file.fileName));
    return c.body(new Uint8Array(file.bytes), 200, { 'Content-Type': file.contentType });
  });
}
