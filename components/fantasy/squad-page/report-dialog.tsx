'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LogInButton } from '#components/fantasy/command/log-in-button.tsx';
import { Problem } from '#components/fantasy/command/problem.tsx';
import { useCommand } from '#components/fantasy/command/use-command.ts';
import { useVisitor } from '#components/fantasy/command/use-visitor.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { LongTextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { reportFantasySquad } from '#lib/api/contract/fantasy/own-squad.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { Texts } from '#lib/i18n/texts.tsx';

type Props = { league: LeagueParams; squad: number; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Reports the name of a squad to the staff of the league. */
export function ReportDialog(props: Props) {
  return (
    <Texts of={['fantasy', 'fantasy-pages']}>
      <Report {...props} />
    </Texts>
  );
}

function Report({ league: { season, league }, squad, isOpen, onOpenChange }: Props) {
  const t = useTranslations('fantasy-pages.report');
  const command = useTranslations('fantasy.command');
  const { token, isKnown } = useVisitor();
  const { run, isBusy, problem } = useCommand();
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const params = { season, league, squad: String(squad) };
  const send = async () => {
    if (await run(() => commandApi(reportFantasySquad, { params, body: { reason } }))) setSent(true);
  };
  return (
    <Dialog
      title={t('report')}
      closeLabel={command('close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      initialFocus="title"
    >
      {isSent && <p role="status">{t('sent')}</p>}
      {!isSent && isKnown && token === null && (
        <div className="flex flex-col items-start gap-4">
          <p>{t('logIn')}</p>
          <LogInButton label={command('logIn')} />
        </div>
      )}
      {!isSent && token !== null && (
        <div className="flex flex-col items-start gap-4">
          <p>{t('text')}</p>
          <LongTextField
            path="reason"
            label={t('reason')}
            optional={t('optional')}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
            className="w-full"
          />
          <Problem text={problem} />
          <Button variant="primary" disabled={isBusy} onClick={() => void send()}>
            {t('send')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
