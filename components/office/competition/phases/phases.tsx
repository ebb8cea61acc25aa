'use client';

import { useTranslations } from 'next-intl';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Section } from '#components/ui/section.tsx';
import type { EnteredTeam } from '#lib/api/contract/competition/leagues.ts';
import { listManagedPhases, type PhaseStructure } from '#lib/api/contract/competition/phases.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { NewPhase } from './new-phase.tsx';
import { PhaseItem } from './phase-item.tsx';

/** The phases of a league with their groups and rounds, and the form that adds one. */
export function Phases({ leagueId, teams }: { leagueId: string; teams: readonly EnteredTeam[] }) {
  const t = useTranslations('office-phases');
  const query = useOfficeQuery(apiQuery(listManagedPhases, { params: { leagueId }, query: {} }));
  return (
    <Section title={t('title')}>
      <p className="py-3 text-sm text-quiet">{t('help')}</p>
      <QueryList query={query} nothing={t('none')}>
        {(phase) => (
          <PhaseItem key={phase.id} phase={phase} earlier={earlierThan(query.data?.items ?? [], phase)} teams={teams} />
        )}
      </QueryList>
      <NewPhase leagueId={leagueId} />
    </Section>
  );
}

const earlierThan = (all: readonly PhaseStructure[], { id }: PhaseStructure) =>
  all.slice(
    0,
    all.findIndex((phase) => phase.id === id),
  );
