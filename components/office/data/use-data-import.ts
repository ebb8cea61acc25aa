import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi, uploadApi } from '#lib/api/client.ts';
import {
  applyDataImport,
  type DataImportDetail,
  type DataImportMap,
  type DataImportPreview,
  dropDataImport,
  maxImportBytes,
  openDataImport,
  previewDataImport,
} from '#lib/api/contract/data-import.ts';
import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';

type Opened = { detail: DataImportDetail; map: DataImportMap; preview: DataImportPreview | null; isStale: boolean };

/** A file on its way into the league: opened, mapped, previewed, imported. `given` holds for every file, instead of what is suggested. */
export function useDataImport(given: Partial<DataImportMap> = {}) {
  const t = useTranslations('office-data');
  const office = useTranslations('office');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [done, setDone] = useState<DataImportDetail | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const refuse = (failure: ApiFailure) => setRefusal(refusalText(failure, office));
  const params = (detail: DataImportDetail) => ({ importId: detail.id });

  const open = async (kind: DataImportKind, file: File) => {
    setRefusal(null);
    setDone(null);
    setOpened(null);
    if (file.size > maxImportBytes) return setRefusal(t('tooLarge', { size: maxImportBytes / 1024 / 1024 }));
    const query = { kind, name: file.name };
    const own = await change(
      async () => {
        const detail = await uploadApi(openDataImport, { params: {}, query, file });
        return detail.file && { detail, map: { ...detail.file.map, ...given }, preview: null, isStale: false };
      },
      () => ({ text: t('opened', { name: file.name }) }),
      refuse,
    );
    setOpened(own);
    // There is nothing to map.
    if (own && given.game) await preview(own);
  };
  const preview = async (own: Opened) => {
    setRefusal(null);
    await change(
      async () => {
        const preview = await commandApi(previewDataImport, { params: params(own.detail), body: own.map });
        setOpened({ ...own, preview, isStale: false });
      },
      () => ({ text: t('previewed') }),
      refuse,
    );
  };
  const apply = async (own: Opened) => {
    if (!own.preview) return;
    setRefusal(null);
    const body = { map: own.map, digest: own.preview.digest };
    const answer = await change(
      () => commandApi(applyDataImport, { params: params(own.detail), body }),
      ({ fileName }) => ({ text: t('imported', { name: fileName }) }),
      (failure) => {
        const current = previewDataImport.answer.safeParse(failure.current);
        if (!current.success) return refuse(failure);
        setOpened({ ...own, preview: current.data, isStale: true });
      },
    );
    if (!answer) return;
    setOpened(null);
    setDone(answer);
  };
  const drop = async ({ detail }: Opened) => {
    setRefusal(null);
    await change(
      () => commandApi(dropDataImport, { params: params(detail), body: {} }),
      () => ({ text: t('dropped', { name: detail.fileName }) }),
      refuse,
    );
    setOpened(null);
  };
  return {
    opened,
    done,
    refusal,
    isBusy,
    open,
    /** Another map needs another preview. */
    setMap: (map: DataImportMap) => setOpened((own) => own && { ...own, map, preview: null, isStale: false }),
    /** Who the players are changes nothing of the preview but them. */
    setPeople: (people: Record<string, string>) => setOpened((own) => own && { ...own, map: { ...own.map, people } }),
    preview: () => opened && preview(opened),
    apply: () => opened && apply(opened),
    drop: () => opened && drop(opened),
  };
}
