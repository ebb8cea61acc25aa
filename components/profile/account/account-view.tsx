'use client';

import { useMember } from '#components/entity/own/use-member.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { AccountPanel } from './account-panel.tsx';

/** The visitor's account: on this site, and on the official website where that is this one. */
export function AccountView() {
  return (
    <Texts of={['profile']}>
      <AccountPanel token={useMember()} />
    </Texts>
  );
}
