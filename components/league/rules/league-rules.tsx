import { useLocale, useTranslations } from 'next-intl';
import { awardSentences, tableSentences } from '#components/entity/standings-rules/table-sentences.ts';
import { TieBreaks } from '#components/entity/standings-rules/tie-breaks.tsx';
import { PageColumns } from '#components/layout/page-body.tsx';
import { Section } from '#components/ui/section.tsx';
import { Sentences } from '#components/ui/sentences.tsx';
import type { LeagueRules as Rules } from '#lib/api/contract/league-rules.ts';
import type { LeagueSuspensions } from '#lib/api/contract/people/suspensions.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { foulSentences, gameSentences, timeoutSentences } from './game-sentences.ts';
import { playoffSentences } from './playoff-sentences.ts';
import { SuspendedPlayers } from './suspended-players.tsx';

/** Standings rules, playoff formats and game rules of a league as text. */
export function LeagueRules({
  of: league,
  suspensions,
}: {
  of: Rules;
  /** Null where the league does not publish them. */
  suspensions: LeagueSuspensions['suspensions'];
}) {
  const t = useTranslations('league-rules');
  const locale = tagLocale(useLocale());
  const { rules, standings, phases, playoffs } = league;
  return (
    <PageColumns
      aside={
        <>
          <Section title={t('sections.game')}>
            <Sentences of={gameSentences(league, locale, t)} />
          </Section>
          <Section title={t('sections.fouls')}>
            <Sentences of={foulSentences(rules, t)} />
          </Section>
          <Section title={t('sections.timeouts')}>
            <Sentences of={timeoutSentences(rules, locale, t)} />
          </Section>
        </>
      }
    >
      {suspensions && <SuspendedPlayers suspensions={suspensions} />}
      <Section title={t('sections.table')}>
        <Sentences of={tableSentences(standings, t)} />
      </Section>
      <TieBreaks standings={standings} />
      {phases.map((phase) => (
        <Section key={phase.slug} title={t('sections.tableOfPhase', { phase: phase.name })}>
          <Sentences of={tableSentences(phase.standings, t)} />
          <div className="pt-6">
            <TieBreaks standings={phase.standings} level={3} />
          </div>
        </Section>
      ))}
      {playoffs && (
        <Section title={t('sections.playoffs')}>
          <Sentences of={playoffSentences(playoffs, t)} />
        </Section>
      )}
      <Section title={t('sections.notPlayed')}>
        <Sentences of={awardSentences(league, t)} />
      </Section>
    </PageColumns>
  );
}
