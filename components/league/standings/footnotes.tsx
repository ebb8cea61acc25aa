import { useLocale, useTranslations } from 'next-intl';
import type { StandingsTable, TeamDecision } from '#lib/api/contract/standings.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { formatHalves } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { deductedOf } from './deducted-of.ts';

/** What the league has decided about teams of the table, with date and reason; stars of the table stand for it. */
export function Footnotes({ table: { rows, rankedBy } }: { table: StandingsTable }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('standings');
  const decided = rows.flatMap(({ team, decisions }) =>
    decisions
      .filter(({ kind }) => kind !== 'draw')
      .map((decision, index) => ({ key: `${team.id} ${index}`, team: team.name, decision })),
  );
  if (decided.length === 0) return null;
  return (
    <ul className="px-3 pt-2 text-sm">
      {decided.map(({ key, team, decision }) => {
        const details = [decision.decidedOn && formatDay(locale, decision.decidedOn, 'date'), decision.reason];
        return (
          <li key={key}>
            * {sentenceOf(decision, { team, rankedBy, locale }, t)}
            <span className="text-quiet">
              {details
                .filter(Boolean)
                .map((detail) => ` · ${detail}`)
                .join('')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function sentenceOf(
  { kind, points, policy }: TeamDecision,
  { team, rankedBy, locale }: Pick<StandingsTable, 'rankedBy'> & { team: string; locale: Locale },
  t: Translate<'standings'>,
): string {
  const count = formatHalves(locale, points ?? 0);
  if (kind === 'deduction') return t(`deductionOf.${deductedOf(rankedBy)}`, { team, count });
  return t(`withdrawal.${policy ?? 'delete-all'}`, { team });
}
