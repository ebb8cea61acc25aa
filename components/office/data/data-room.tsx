'use client';

import { useTranslations } from 'next-intl';
import { useUnsavedWarning } from '#components/office/shared/use-unsaved-warning.ts';
import { Section } from '#components/ui/section.tsx';
import { Downloads } from './downloads.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileMap } from './file-map.tsx';
import { ImportList } from './import-list.tsx';
import { Preview } from './preview.tsx';
import { ReportView } from './report-view.tsx';
import { useDataImport } from './use-data-import.ts';

/** Files come in, with a preview and a way back, and everything can be taken away. */
export function DataRoom() {
  const t = useTranslations('office-data');
  const { opened, done, refusal, isBusy, ...steps } = useDataImport();
  useUnsavedWarning(opened !== null);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
      <Section title={t('bring')}>
        <FileDrop isBusy={isBusy} onFile={steps.open} />
        {refusal && (
          <p role="alert" className="mt-4 max-w-prose font-semibold text-negative wrap-anywhere">
            {refusal}
          </p>
        )}
      </Section>
      {opened?.detail.file && (
        <Section title={opened.detail.fileName}>
          <FileMap
            file={opened.detail.file}
            kind={opened.detail.kind}
            map={opened.map}
            isBusy={isBusy}
            isPreviewed={opened.preview !== null}
            onMap={steps.setMap}
            onPreview={() => void steps.preview()}
            onDrop={() => void steps.drop()}
          />
        </Section>
      )}
      {opened?.preview && (
        <Section title={t('preview')}>
          <Preview
            preview={opened.preview}
            isStale={opened.isStale}
            isBusy={isBusy}
            onApply={() => void steps.apply()}
          />
        </Section>
      )}
      {done?.report && (
        <Section title={t('report', { name: done.fileName })}>
          <ReportView report={done.report} />
        </Section>
      )}
      <Section title={t('imports')}>
        <ImportList />
      </Section>
      <Section title={t('takeAway')}>
        <Downloads />
      </Section>
    </div>
  );
}
