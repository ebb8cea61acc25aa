'use client';

import { useTranslations } from 'next-intl';
import { ChoiceField } from '#components/ui/field.tsx';
import type { DataImportMap, OpenedFile } from '#lib/api/contract/data-import.ts';
import { meaningOf, withMeaning } from '#lib/office/import-map.ts';
import { useColumnLabel } from './use-column-label.ts';

const shownSamples = 3;

/** The columns of a file with some of their cells, and what each is taken for. */
export function ColumnList({
  file,
  map,
  onMap,
}: {
  file: OpenedFile;
  map: DataImportMap;
  onMap: (map: DataImportMap) => void;
}) {
  const t = useTranslations('office-data');
  const label = useColumnLabel();
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {file.header.map((header, index) => {
        const cells = file.sample.map((row) => row[index] ?? '').filter((cell) => cell !== '');
        return header === '' ? null : (
          <li key={header} className="grid min-w-0 grid-cols-2 items-center gap-4 border-b border-line py-2">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{header}</span>
              <span className="block truncate text-sm text-quiet">
                {[...new Set(cells)].slice(0, shownSamples).join(' · ')}
              </span>
            </span>
            <ChoiceField
              path={`column-${index}`}
              label={t('meaning', { column: header })}
              isLabelHidden
              value={meaningOf(map, header)}
              onChange={({ target }) => onMap(withMeaning(map, header, target.value))}
            >
              <option value="">{t('notRead')}</option>
              {file.columns.map(({ name }) => (
                <option key={name} value={name}>
                  {label(name)}
                </option>
              ))}
            </ChoiceField>
          </li>
        );
      })}
    </ul>
  );
}
