'use client';

import { useLocale, useTranslations } from 'next-intl';
import { entrantText } from '#components/fantasy/entrant/entrant-text.ts';
import { itemText } from '#components/fantasy/ledger/item-text.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import type { FantasyOwnSquad } from '#lib/api/contract/fantasy/own-squad.ts';
import { formatCredits, formatSignedPoints } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

type Change = FantasyOwnSquad['changes'][number];

/** More than these are folded: the squad stands below them. */
const shownAtOnce = 3;

const keyOf = (change: Change) =>
  change.kind === 'correction'
    ? `${change.entrant.number} ${change.line.booking} ${change.line.item}`
    : `${change.entrant.number} ${change.kind}`;

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
    <Disclosure
      isOpen={changes.length <= shownAtOnce}
      summary={`${t('changes')}: ${formatInteger(locale, changes.length)}`}
    >
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {changes.map((change) => (
          <li key={keyOf(change)} className="border-t border-line py-2 text-sm">
            {textOf(change)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
