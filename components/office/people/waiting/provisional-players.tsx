'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PersonSearch } from '#components/office/people/person-search.tsx';
import { MergeDialog } from '#components/office/people/records/merge-dialog.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { mergePerson } from '#lib/api/contract/people/duplicates.ts';
import { listProvisional, type ProvisionalPlayer } from '#lib/api/contract/people/provisional.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { mayCall } from '#lib/office/own-scope.ts';

/** Players whom a scorer's table has added by number, until somebody says who they are. */
export function ProvisionalPlayers() {
  const t = useTranslations('office-people');
  const locale = usePageLocale();
  const [open, setOpen] = useState<ProvisionalPlayer | null>(null);
  const query = useOfficeQuery(apiQuery(listProvisional, { params: {}, query: {} }));
  const mayJoin = mayCall(useMember().grants, mergePerson);
  const title = ({ team, number, name }: ProvisionalPlayer) => t('provisionalTitle', { team, number: number ?? name });
  return (
    <Section title={t('provisionalPlayers')}>
      <QueryList query={query} nothing={t('noProvisional')}>
        {(player) => (
          <li key={player.id} className="flex flex-wrap items-center gap-3 border-b border-line bg-raised p-3">
            <span className="min-w-0 grow">
              <span className="block font-semibold">{title(player)}</span>
              <span className="block text-sm text-quiet">
                {player.name} · {t('since', { day: formatDay(locale, player.addedAt.slice(0, 10), 'date') })}
              </span>
            </span>
            {mayJoin && (
              <Button size="sm" aria-label={t('joinName', { name: title(player) })} onClick={() => setOpen(player)}>
                {t('join')}
              </Button>
            )}
          </li>
        )}
      </QueryList>
      {open && <JoinDialog player={open} title={title(open)} onClose={() => setOpen(null)} />}
    </Section>
  );
}

function JoinDialog({ player, title, onClose }: { player: ProvisionalPlayer; title: string; onClose: () => void }) {
  const t = useTranslations('office-people');
  const [person, setPerson] = useState<string | null>(null);
  return (
    <OfficeDialog title={title} isOpen onOpenChange={(open) => !open && onClose()}>
      <p className="pb-3">{t('joinHelp')}</p>
      <PersonSearch isChoosable={({ isProvisional }) => !isProvisional} onChoose={(chosen) => setPerson(chosen.id)} />
      {person && <MergeDialog one={person} other={player.id} onClose={() => setPerson(null)} onMerged={onClose} />}
    </OfficeDialog>
  );
}
