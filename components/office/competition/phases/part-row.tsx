'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import type { ManagedPhase } from '#lib/api/contract/competition/phases.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = {
  part: Pick<ManagedPhase, 'id' | 'name' | 'names' | 'games'>;
  isHeading?: boolean;
  /** The kind of a phase. */
  detail?: ManagedPhase['kind'];
  note?: string;
  /** Left out for what is not deleted here. */
  onDelete?: (() => Promise<{ name: string }>) | undefined;
  /** What changes it. */
  children: ReactNode;
};

/** A phase, group or round: its name, its games, and what can be done with it. */
export function PartRow({ part: { name, names, games }, isHeading, detail, note, onDelete, children }: Props) {
  const t = useTranslations('office-phases');
  const kinds = useTranslations('competition');
  const locale = usePageLocale();
  const { change } = useOfficeChange();
  const shown = names[locale] ?? name;
  const kind = detail && kinds(`phases.${detail}`);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 grow">
        {isHeading ? (
          <h3 className="headline text-xl wrap-anywhere">{shown}</h3>
        ) : (
          <p className="font-semibold wrap-anywhere">{shown}</p>
        )}
        <p className="text-sm text-quiet">
          {[kind === shown ? undefined : kind, t('games', { count: games }), note].filter(Boolean).join(' · ')}
        </p>
      </div>
      {children}
      {onDelete && games === 0 && (
        <ConfirmedButton
          label={t('delete')}
          fullLabel={t('deleteNamed', { name: shown })}
          title={shown}
          question={t('deleteQuestion', { name: shown })}
          onConfirm={() => change(onDelete, (deleted) => ({ text: t('deleted', { name: deleted.name }) }))}
        />
      )}
    </div>
  );
}
