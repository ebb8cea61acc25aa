'use client';

import { useTranslations } from 'next-intl';
import { NamesFields } from '#components/office/competition/names-fields.tsx';
import { TextField } from '#components/ui/field.tsx';
import type { ManagedClub } from '#lib/api/contract/competition/clubs.ts';
import { maxName } from '#lib/api/contract/competition/names.ts';

type Named = Pick<ManagedClub, 'id' | 'name' | 'names'>;

/** The name of a record, and its names by language. */
export function RecordNames({ record, onChange }: { record: Named; onChange: (values: Partial<Named>) => void }) {
  const t = useTranslations('office-records');
  return (
    <>
      <TextField
        path={`record.${record.id}.name`}
        label={t('name')}
        help={t('addressLeads')}
        autoComplete="off"
        maxLength={maxName}
        value={record.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        problem={record.name.trim() === '' ? t('problem.name') : undefined}
      />
      <NamesFields
        label={t('names')}
        path={`record.${record.id}.names`}
        maxLength={maxName}
        names={record.names}
        onChange={(names) => onChange({ names })}
      />
    </>
  );
}

type FactProps = {
  id: string;
  fact: string;
  label: string;
  value: string | number | null;
  maxLength?: number;
  isNumber?: boolean;
  help?: string;
  problem?: string | undefined;
  onChange: (value: string) => void;
};

/** One fact of a record as text; empty clears it. */
export function FactField({ id, fact, label, value, maxLength = 120, isNumber, help, problem, onChange }: FactProps) {
  return (
    <TextField
      path={`record.${id}.${fact}`}
      label={label}
      help={help}
      problem={problem}
      autoComplete="off"
      maxLength={maxLength}
      {...(isNumber && { inputMode: 'decimal' as const })}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
