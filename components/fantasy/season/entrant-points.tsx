import { useLocale } from 'next-intl';
import { EntrantName } from '#components/fantasy/entrant/entrant-name.tsx';
import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';
import { formatPointsColumn } from '#lib/i18n/format/fantasy-units.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** A list of entrants with their points. */
export function EntrantPoints({ of }: { of: readonly { entrant: EntrantRef; points: number }[] }) {
  const locale = tagLocale(useLocale());
  const pointsOf = formatPointsColumn(
    locale,
    of.map(({ points }) => points),
  );
  return (
    <ol className="border-b border-line bg-raised">
      {of.map(({ entrant, points }) => (
        <li
          key={entrant.number}
          className="flex items-center justify-between gap-3 border-line px-3 py-2 not-first:border-t"
        >
          <EntrantName entrant={entrant} />
          <span className="figures font-semibold">{pointsOf(points)}</span>
        </li>
      ))}
    </ol>
  );
}
