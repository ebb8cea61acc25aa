'use client';

import { useLocale, useTranslations } from 'next-intl';
import { entrantText } from '#components/fantasy/entrant/entrant-text.ts';
import { formatCredits, formatSignedPoints } from '#components/fantasy/format-units.ts';
import { itemText } from '#components/fantasy/ledger/item-text.ts';
import { Section } from '#components/ui/section.tsx';
import type { FantasyOwnSquad } from '#lib/api/contract/fantasy/own-squad.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

type Change = FantasyOwnSquad['changes'][number];

/** What has changed since the squad was saved: prices, who has left, corrections. */
export function SquadChanges({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('fantasy-squad');
  const fantasy = useTranslations('fantasy');
  const statistics = useTranslations('statistics');
  const locale = tagLocale(useLocale());
  const textOf = (change: Change) => {
    const name = entrantText(change.entrant, fantasy);
    if (change.kind === 'left') return t('changedLeft', { name });
    if (change.kind === 'price')
      return t('changedPrice', {
        name,
        from: formatCredits(locale, change.from),
        to: formatCredits(locale, change.to),
      });
    return t('changedLine', {
      name,
      points: formatSignedPoints(locale, change.line.points),
      item: itemText(change.line.item, fantasy, statistics),
      round: change.round,
    });
  };
  if (changes.length === 0) return null;
  return (
    <Section title={t('changes')}>
      <ul className="border-b border-line bg-raised">
        {changes.map(textOf).map((text) => (
          <li key={text} className="border-line px-3 py-2 not-first:border-t">
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
