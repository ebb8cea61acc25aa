'use client';

import { useTranslations } from 'next-intl';
import { PublicationBadge } from '#components/office/content/shared/publication-badge.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { DocumentRowAnswer } from '#lib/api/contract/document-record.ts';
import { formatBytes } from '#lib/i18n/format/bytes.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = {
  row: DocumentRowAnswer;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
};

/** A document in the list: a button that opens it, and its way up and down. */
export function DocumentRow({ row, isFirst, isLast, isBusy, onOpen, onMove }: Props) {
  const t = useTranslations('office-documents');
  const locale = usePageLocale();
  const { title } = row;
  return (
    <li className="flex items-center border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 py-2 text-start hover:bg-hover"
      >
        <span className="min-w-0 grow basis-40">
          <span className="block font-semibold wrap-anywhere">{title}</span>
          <span className="block text-sm text-quiet wrap-anywhere">
            {[row.category, row.fileName, formatBytes(locale, row.size)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <PublicationBadge state={row.state} />
      </button>
      <span className="flex shrink-0">
        <IconButton
          icon="chevron-up"
          label={t('earlier', { title })}
          disabled={isFirst || isBusy}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={t('later', { title })}
          disabled={isLast || isBusy}
          onClick={() => onMove(1)}
        />
      </span>
    </li>
  );
}
