import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import { Sentences } from '#components/ui/sentences.tsx';
import type { LeagueRules } from '#lib/api/contract/league-rules.ts';
import { tieSentences } from './table-sentences.ts';

/** Tie-break criteria in order, each with its explanation. */
export function TieBreaks({ standings, level = 2 }: { standings: LeagueRules['standings']; level?: 2 | 3 }) {
  const t = useTranslations('league-rules');
  const names = useTranslations('standings');
  const { criteria } = standings;
  return (
    <Section title={t('sections.ties')} level={level}>
      <p className="px-3 pb-3">{t(criteria.length > 0 ? 'ties' : 'tiesNone')}</p>
      <ol className="border-y border-line bg-raised">
        {criteria.map(({ kind, scope }, index) => (
          <li key={`${scope} ${kind}`} className="flex gap-3 border-line px-3 py-2 not-first:border-t">
            <span aria-hidden="true" className="headline figures w-6 shrink-0 text-xl">
              {index + 1}
            </span>
            <span className="min-w-0">
              <b className="block">{names(`criteria.${scope}.${kind}`)}</b>
              <span className="text-quiet">{t(`kinds.${kind}`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <Sentences of={tieSentences(standings, t)} />
    </Section>
  );
}
