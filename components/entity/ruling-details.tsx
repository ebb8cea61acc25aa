import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import type { GameRuling } from '#lib/api/contract/game.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** A decision on a game with its day, text and document. */
export function RulingDetails({ ruling: { kind, decidedOn, text, document } }: { ruling: GameRuling }) {
  const t = useTranslations('game');
  const locale = tagLocale(useLocale());
  return (
    <>
      <strong className="font-semibold">{t(`ruling.${kind}`)}</strong>
      {decidedOn && <span className="text-quiet"> · {formatDay(locale, decidedOn, 'date')}</span>}
      {text && <span className="block max-w-prose whitespace-pre-line wrap-anywhere">{text}</span>}
      {document && (
        <a href={document.file} className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-link">
          {document.title}
          <Icon name="external" className="size-4" />
        </a>
      )}
    </>
  );
}
