'use client';

import { LogInButton } from '#components/fantasy/command/log-in-button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { useAddress } from '#components/ui/use-address.ts';

export type LogInTexts = Record<'title' | 'text' | 'action' | 'invitedTitle' | 'invitedAction', string>;

/** What a visitor without account finds: the way to log in, with an invitation what it is for. */
export function LogInFirst({ texts }: { texts: LogInTexts }) {
  const [{ join }] = useAddress(['join']);
  return (
    <EmptyState
      title={join ? texts.invitedTitle : texts.title}
      text={texts.text}
      action={<LogInButton label={join ? texts.invitedAction : texts.action} />}
    />
  );
}
