import { fileTypeFromBuffer } from 'file-type';
import { type UploadedDocument, uploadedDocument } from '#lib/api/contract/application/calls.ts';
import { type DocumentType, documentLimits, documentTypes } from '#lib/api/contract/application/limits.ts';
import { applicationDocuments } from '#server/db/schema/applications.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { listApplicationDocuments, lockOpenApplication } from './find.ts';

export type NewDocument = { kind: string; name: string; bytes: Buffer };

/**
 * Adds a file to an application and returns all its files. Detects the type from the bytes, not from the name. Whoever has the
 * id may call it; announces nothing. Throws `not-found`, `conflict` if the application is no longer open, `too-large`, and
 * `bad-request` for a kind that the form does not request, an unsupported type or one file too many.
 */
export async function addDocument(
  scope: TenantScope,
  id: string,
  { kind, name, bytes }: NewDocument,
): Promise<UploadedDocument[]> {
  if (bytes.length > documentLimits.bytes) throw new LeagueError('too-large', say`A document may have at most 10 MB.`);
  const contentType = await detectType(bytes);
  if (!contentType) throw badRequest(say`A document must be a PDF file or a picture (JPEG, PNG, WebP).`);
  return inTransaction(scope, async (own) => {
    const row = await lockOpenApplication(own, id);
    if (!row.documentKinds.some((requested) => requested.id === kind))
      throw badRequest(say`The form does not request a document "${kind}".`);
    if ((await listApplicationDocuments(own, id)).length >= documentLimits.files)
      throw badRequest(say`An application may have at most ${documentLimits.files} documents.`);
    await own.db.insert(applicationDocuments).values({
      tenantId: own.tenantId,
      applicationId: id,
      kind,
      fileName: withEnding(safeFileName(name), contentType),
      contentType,
      size: bytes.length,
      bytes,
    });
    return uploadedDocument.array().parse(await listApplicationDocuments(own, id));
  });
}

async function detectType(bytes: Buffer): Promise<DocumentType | null> {
  const found = await fileTypeFromBuffer(bytes);
  return documentTypes.find((type) => type === found?.mime) ?? null;
}

const endings: Record<DocumentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};

/** Returns the name with the ending of the detected type: on the reader's computer the ending decides what opens it. */
function withEnding(name: string, type: DocumentType): string {
  const [, stem = name, ending = ''] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
  return endings[type].includes(ending.toLowerCase()) ? name : `${stem}.${endings[type][0]}`;
}

/** Returns the last part of a path without characters that file systems forbid. */
function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim() || 'document';
}
