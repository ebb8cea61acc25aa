'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasteLicences } from '#components/office/people/licences/paste-licences.tsx';
import { Opening } from '#components/office/shared/opening.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { getSquad, orderSquad, type SquadMember } from '#lib/api/contract/people/squad.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';
import { groupSquad, move, warningsOf } from '#lib/office/squad-groups.ts';
import { EnterDialog } from './enter-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberRow } from './member-row.tsx';

/** A squad: players, staff and those who have left, in their order. */
export function SquadEditor({ teamId }: { teamId: string }) {
  const t = useTranslations('office-people');
  const office = useTranslations('office');
  const [open, setOpen] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const query = useOfficeQuery(apiQuery(getSquad, { params: { teamId }, query: {} }));
  const { change, isBusy } = useOfficeChange();
  if (query.isError)
    return (
      <EmptyState
        title={office('failedTitle')}
        text={office('failedText')}
        action={<Button onClick={() => void query.refetch()}>{office('retry')}</Button>}
      />
    );
  if (!query.data) return <Opening />;
  const { members } = query.data;
  const groups = groupSquad(members, todayHere());
  const member = members.find(({ id }) => id === open);
  const order = (memberIds: string[]) => commandApi(orderSquad, { params: { teamId }, body: { memberIds } });
  const reorder = (of: readonly SquadMember[], from: SquadMember, by: 1 | -1) => {
    const before = members.map(({ id }) => id);
    const undo = () =>
      change(
        () => order(before),
        () => ({ text: t('orderUndone') }),
      );
    void change(
      () => order(move(members, of, from.id, by)),
      () => ({ text: t('ordered'), undo: { label: office('undo'), run: () => void undo() } }),
    );
  };
  return (
    <>
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-4">
        <Button variant="primary" onClick={() => setEntering(true)}>
          {t('enter')}
        </Button>
        <PasteLicences teamId={teamId} />
        <p className="text-sm text-quiet">{t('count', { count: groups.players.length })}</p>
      </div>
      {warningsOf(groups.players).map((warning) => (
        <p key={`${warning.kind} ${warning.value}`} role="status" className="py-1 text-sm font-semibold text-warning">
          {t(`warning.${warning.kind}`, { value: warning.value })}
        </p>
      ))}
      <div className="flex flex-col gap-8">
        {(['players', 'staff', 'left'] as const)
          .filter((group) => group === 'players' || groups[group].length > 0)
          .map((group) => (
            <Section key={group} title={t(`group.${group}`)}>
              {groups[group].length === 0 && <p className="py-3 text-quiet">{t('emptySquad')}</p>}
              <ol>
                {groups[group].map((one, index) => (
                  <MemberRow
                    key={one.id}
                    member={one}
                    onOpen={() => setOpen(one.id)}
                    onMove={group === 'left' ? undefined : (by) => reorder(groups[group], one, by)}
                    isFirst={index === 0}
                    isLast={index === groups[group].length - 1}
                    isBusy={isBusy}
                  />
                ))}
              </ol>
            </Section>
          ))}
      </div>
      {isEntering && <EnterDialog squad={query.data} onClose={() => setEntering(false)} />}
      {member && <MemberDialog key={member.id} member={member} onClose={() => setOpen(null)} />}
    </>
  );
}
