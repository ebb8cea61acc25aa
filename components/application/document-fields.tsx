'use client';

import { useState } from 'react';
import { buttonClass } from '#components/ui/button-variant.ts';
import { fieldId } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Section } from '#components/ui/section.tsx';
import type { UploadedDocument } from '#lib/api/contract/application/calls.ts';
import { documentLimits, documentTypes } from '#lib/api/contract/application/limits.ts';
import type { DocumentKind } from '#lib/api/contract/application/question.ts';
import { fill } from '#lib/i18n/fill.ts';
import { useApplicationForm } from './form-context.ts';

export type DocumentOutcome = UploadedDocument[] | 'refused' | 'too-large' | 'failed';

const megabyte = 1024 * 1024;

type Actions = {
  onAdd: (kind: string, file: File) => Promise<DocumentOutcome>;
  onRemove: (id: string) => Promise<DocumentOutcome>;
};

/** The documents that the league requires; each file is uploaded when chosen. */
export function DocumentFields({
  kinds,
  documents,
  ...actions
}: { kinds: readonly DocumentKind[]; documents: readonly UploadedDocument[] } & Actions) {
  const { labels } = useApplicationForm();
  if (kinds.length === 0) return null;
  return (
    <Section title={labels.documentsSection}>
      <p className="mb-3 text-sm text-quiet">{fill(labels.uploadHelp, { size: documentLimits.bytes / megabyte })}</p>
      <ul className="flex flex-col">
        {kinds.map((kind) => (
          <li key={kind.id} className="border-t border-line py-3">
            <DocumentField kind={kind} documents={documents.filter((one) => one.kind === kind.id)} {...actions} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DocumentField({
  kind: { id, label, help, isRequired },
  documents,
  onAdd,
  onRemove,
}: { kind: DocumentKind; documents: readonly UploadedDocument[] } & Actions) {
  const { labels, problemOf } = useApplicationForm();
  const [state, setState] = useState<'idle' | 'busy' | Exclude<DocumentOutcome, UploadedDocument[]>>('idle');
  const track = async (work: Promise<DocumentOutcome>) => {
    setState('busy');
    const outcome = await work;
    setState(typeof outcome === 'string' ? outcome : 'idle');
  };
  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    if (file.size > documentLimits.bytes) return setState('too-large');
    return track(onAdd(id, file));
  };
  const failures = {
    refused: labels.documentRefused,
    'too-large': labels.documentTooLarge,
    failed: labels.documentFailed,
  };
  const path = `documents.${id}`;
  const problem = state === 'idle' || state === 'busy' ? problemOf(path) : failures[state];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p id={`${fieldId(path)}-label`} className="font-semibold">
          {label}
          {!isRequired && <span className="font-normal text-quiet"> ({labels.optional})</span>}
        </p>
        {help && <p className="text-sm text-quiet">{help}</p>}
        {documents.map((one) => (
          <p key={one.id} className="flex items-center gap-2 text-sm">
            <Icon name="document" className="text-quiet" />
            <span className="min-w-0 truncate">{one.fileName}</span>
            <IconButton
              icon="close"
              label={fill(labels.removeDocument, { name: one.fileName })}
              className="text-quiet"
              onClick={() => track(onRemove(one.id))}
            />
          </p>
        ))}
        <p role="status" className="text-sm">
          {state === 'busy' ? labels.uploading : ''}
        </p>
        {problem && <p className="text-sm font-semibold text-negative">{problem}</p>}
      </div>
      <label className={`${buttonClass('secondary', 'md')} has-focus-visible:outline-2`}>
        <input
          id={fieldId(path)}
          type="file"
          className="sr-only"
          accept={documentTypes.join(',')}
          aria-describedby={`${fieldId(path)}-label`}
          disabled={state === 'busy'}
          onChange={({ target }) => void choose(target)}
        />
        <Icon name="plus" />
        {labels.upload}
      </label>
    </div>
  );
}
