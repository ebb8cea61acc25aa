'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '#components/office/shared/use-office.ts';
import { buttonClass } from '#components/ui/button-variant.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { uploadApi } from '#lib/api/client.ts';
import { maxDocumentBytes, uploadDocument } from '#lib/api/contract/document-record.ts';

export type StoredFile = { file: string; fileName: string };

/** Chooses the file of a document, which is uploaded at once. */
export function DocumentFileButton({
  label,
  isBusy,
  onStored,
}: {
  label: string;
  isBusy: boolean;
  onStored: (stored: StoredFile) => void;
}) {
  const t = useTranslations('office-documents');
  const office = useTranslations('office');
  const [state, setState] = useState<{ isSending: boolean; problem: string | null }>({
    isSending: false,
    problem: null,
  });
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    if (file.size > maxDocumentBytes)
      return setState({ isSending: false, problem: t('tooLarge', { size: maxDocumentBytes / 1024 / 1024 }) });
    setState({ isSending: true, problem: null });
    try {
      onStored(await uploadApi(uploadDocument, { params: {}, query: { name: file.name }, file }));
      setState({ isSending: false, problem: null });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setState({ isSending: false, problem: refusalText(error, office) });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className={`${buttonClass('secondary', 'md')} has-focus-visible:outline-2`}>
        <input
          type="file"
          className="sr-only"
          disabled={isBusy || state.isSending}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        />
        {label}
      </label>
      <p role="status" className="text-sm">
        {state.isSending && office('picture.uploading')}
      </p>
      {state.problem && (
        <p role="alert" className="basis-full text-sm font-semibold text-negative">
          {state.problem}
        </p>
      )}
    </div>
  );
}
