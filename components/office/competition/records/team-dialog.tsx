'use client';

import { useTranslations } from 'next-intl';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { callApi, commandApi } from '#lib/api/client.ts';
import type { EnteredTeam } from '#lib/api/contract/competition/leagues.ts';
import { getTeamRecord, mergeTeamRecords, previewTeamMerge } from '#lib/api/contract/competition/teams.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { MergeRecords } from './merge-records.tsx';
import { TeamForm } from './team-form.tsx';

type Props = { team: EnteredTeam; others: readonly EnteredTeam[] };

/** A button that opens the form of a team in its league, where it also takes over a second record of itself. */
export function TeamDialog(props: Props) {
  const t = useTranslations('office-records');
  const { name } = props.team;
  return (
    <OfficeDialog
      title={name}
      initialFocus="title"
      trigger={
        <Button size="sm" aria-label={t('changeNamed', { name })}>
          {t('change')}
        </Button>
      }
    >
      <TeamRecord {...props} />
    </OfficeDialog>
  );
}

function TeamRecord({ team: { id }, others }: Props) {
  const query = useOfficeQuery(apiQuery(getTeamRecord, { params: { teamId: id }, query: {} }));
  return (
    <QueryGate query={query}>
      {(team) => (
        <div className="flex flex-col gap-4">
          <TeamForm read={team} />
          <MergeRecords
            others={others}
            queryKey={[previewTeamMerge.path, id]}
            previewOf={(duplicateId) => callApi(previewTeamMerge, { params: { teamId: id, duplicateId }, query: {} })}
            merge={(duplicateId) => commandApi(mergeTeamRecords, { params: { teamId: id, duplicateId }, body: {} })}
          />
        </div>
      )}
    </QueryGate>
  );
}
