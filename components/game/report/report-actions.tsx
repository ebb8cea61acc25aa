import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '#components/ui/button-variant.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { boxScorePdf } from '#lib/box-score-pdf.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { PrintButton } from './print-button.tsx';

/** Prints the report, or opens the official box score as PDF. */
export function ReportActions({ game, hasBoxScore }: { game: Game; hasBoxScore: boolean }) {
  const t = useTranslations('game-report');
  const locale = tagLocale(useLocale());
  return (
    <div className="flex flex-wrap gap-2" data-print="none">
      <PrintButton label={t('print')} />
      {hasBoxScore && (
        <a href={boxScorePdf(game.id, locale)} type="application/pdf" className={buttonClass('secondary', 'md')}>
          <Icon name="download" />
          {t('pdf')}
        </a>
      )}
    </div>
  );
}
