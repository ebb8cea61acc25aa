'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Problem } from '#components/fantasy/command/problem.tsx';
import { useCommand } from '#components/fantasy/command/use-command.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { renameFantasySquad } from '#lib/api/contract/fantasy/own-squad.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';

/** Gives the own squad another name. */
export function RenameSquad({
  league: { season, league },
  name: present,
  onRenamed,
}: {
  league: LeagueParams;
  name: string;
  onRenamed: () => void;
}) {
  const t = useTranslations('fantasy-squad');
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(present);
  const { run, isBusy, problem, setProblem } = useCommand();
  const rename = async () => {
    const parsed = renameFantasySquad.body.safeParse({ name });
    if (!parsed.success) return setProblem(t('problems.name'));
    if (!(await run(() => commandApi(renameFantasySquad, { params: { season, league }, body: parsed.data })))) return;
    setOpen(false);
    onRenamed();
  };
  return (
    <Dialog
      title={t('rename')}
      closeLabel={t('close')}
      trigger={<Button size="sm">{t('rename')}</Button>}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextField
          path="new-name"
          label={t('name')}
          help={t('renameHelp')}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          className="w-full"
        />
        <Problem text={problem} />
        <Button type="submit" variant="primary" disabled={isBusy}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
