'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { CheckField, ChoiceField, TextField } from '#components/ui/field.tsx';
import { type DataImportMap, dateFormats, type OpenedFile } from '#lib/api/contract/data-import.ts';
import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';
import { constantColumns, isMapped, withConstant } from '#lib/office/import-map.ts';
import { ColumnList } from './column-list.tsx';
import { useColumnLabel } from './use-column-label.ts';

type Props = {
  file: OpenedFile;
  kind: DataImportKind;
  map: DataImportMap;
  isBusy: boolean;
  isPreviewed: boolean;
  onMap: (map: DataImportMap) => void;
  onPreview: () => void;
  onDrop: () => void;
};

const delimiters = [
  { text: ',', name: 'comma' },
  { text: ';', name: 'semicolon' },
  { text: '\t', name: 'tab' },
  { text: '|', name: 'bar' },
] as const;

/** What is in a file, and what each of its columns means. */
export function FileMap({ file, kind, map, isBusy, isPreviewed, onMap, onPreview, onDrop }: Props) {
  const t = useTranslations('office-data');
  const label = useColumnLabel();
  const names: Record<string, readonly string[]> = { season: file.seasons, league: file.leagues };
  const isComplete = isMapped(file, map);
  const delimiter = delimiters.find(({ text }) => text === file.delimiter);
  const format = [file.encoding, delimiter && t(`delimiter.${delimiter.name}`)].filter(Boolean).join(' · ');
  return (
    <div className="grid gap-6">
      <p className="text-sm text-quiet">{t('found', { lines: file.lines, format })}</p>
      {file.header.length > 0 && <ColumnList file={file} map={map} onMap={onMap} />}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {constantColumns(file, map).map(({ name, isRequired }) => (
          <div key={name} className="min-w-0">
            <TextField
              path={`constant-${name}`}
              label={t('forAll', { column: label(name) })}
              optional={isRequired ? undefined : t('optional')}
              list={`known-${name}`}
              type={name === 'date' ? 'date' : 'text'}
              value={map.constants[name] ?? ''}
              onChange={({ target }) => onMap(withConstant(map, name, target.value))}
            />
            <datalist id={`known-${name}`}>
              {(names[name] ?? []).map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          </div>
        ))}
        {kind !== 'livestats' && kind !== 'box-scores' && (
          <ChoiceField
            path="date-format"
            label={t('dateFormat')}
            value={map.date}
            onChange={({ target }) => {
              const date = dateFormats.find((format) => format === target.value);
              if (date) onMap({ ...map, date });
            }}
          >
            {dateFormats.map((format) => (
              <option key={format} value={format}>
                {format}
              </option>
            ))}
          </ChoiceField>
        )}
      </div>
      {kind === 'fixtures' || kind === 'rosters' ? (
        <CheckField
          path="new-teams"
          label={t('newTeams')}
          checked={map.newTeams}
          onChange={({ target }) => onMap({ ...map, newTeams: target.checked })}
        />
      ) : (
        <CheckField
          path="replace"
          label={t('replace')}
          checked={map.replace}
          onChange={({ target }) => onMap({ ...map, replace: target.checked })}
        />
      )}
      {!isComplete && <p className="font-semibold text-negative">{t('incomplete')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant={isPreviewed ? 'secondary' : 'primary'} disabled={isBusy || !isComplete} onClick={onPreview}>
          {t('showPreview')}
        </Button>
        <Button disabled={isBusy} onClick={onDrop}>
          {t('drop')}
        </Button>
      </div>
    </div>
  );
}
