import { fileTypeFromBuffer } from 'file-type';
import { type UploadedDocument, uploadedDocument } from '#lib/api/contract/application/calls.ts';
import { type DocumentType, documentLimits, documentTypes } from '#lib/api/contract/application/limits.ts';
import { applicationDocuments } from '#server/db/schema/applications.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { listApplicationDocuments, lockOpenApplication } from './find.ts';

export type NewDocument = { kind: string; name: string; bytes: Buffer };

/**
 * Adds a file to an application and returns all that it has. What a file is, is told by its bytes, whatever its name says.
 * Throws `not-found`, `conflict` where the application is open no more, `too-large`, and `bad-request` for a kind that is not
 * asked for, a file of another type or one too many.
 */
export async function addDocument(
  scope: TenantScope,
  id: string,
  { kind, name, bytes }: NewDocument,
): Promise<UploadedDocument[]> {
  if (bytes.length > documentLimits.bytes) throw new LeagueError('too-large', 'A document may have 10 MB at most.');
  const contentType = await typeOf(bytes);
  if (!contentType) throw badRequest('Documents are PDF files or pictures (JPEG, PNG, WebP).');
  return inTransaction(scope, async (own) => {
    const row = await lockOpenApplication(own, id);
    if (!row.documentKinds.some((asked) => asked.id === kind)) throw badRequest(`Nobody asked for "${kind}".`);
    if ((await listApplicationDocuments(own, id)).length >= documentLimits.files)
      throw badRequest(`An application may have ${documentLimits.files} documents at most.`);
    await own.db.insert(applicationDocuments).values({
      tenantId: own.tenantId,
      applicationId: id,
      kind,
      fileName: plainName(name),
      contentType,
      size: bytes.length,
      bytes,
    });
    return uploadedDocument.array().parse(await listApplicationDocuments(own, id));
  });
}

async function typeOf(bytes: Buffer): Promise<DocumentType | null> {
  const found = await fileTypeFromBuffer(bytes);
  return documentTypes.find((type) => type === found?.mime) ?? null;
}

/** The last part of a path, without what no name of a file may have. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim() || 'document';
}
