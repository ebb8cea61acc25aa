'use client';

import { useTranslations } from 'next-intl';
import { Portrait } from '#components/entity/portrait.tsx';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { claimPlayer, type WebsiteUser, withdrawPlayer } from '#lib/api/contract/account/user.ts';
import { paths } from '#lib/paths.ts';
import { PlayerSearch } from './player-search.tsx';
import { useChange } from './use-change.ts';

/** The player of the league that the visitor is: claimed here, confirmed by the league. */
export function PlayerLink({ link, onChange }: { link: WebsiteUser['player']; onChange: () => void }) {
  const t = useTranslations('profile.player');
  const { change, isBusy } = useChange();
  const send = async (work: () => Promise<unknown>) => {
    if (await change(work)) onChange();
  };
  return (
    <Section title={t('title')}>
      <p className="text-sm text-quiet">{t('help')}</p>
      {link && (
        <div className="mt-3 flex items-center gap-3">
          <Portrait player={link.player} size="md" />
          <span className="min-w-0 flex-1">
            <Link href={paths.player(link.player.slug)} className="font-semibold underline-offset-4 hover:underline">
              {link.player.name}
            </Link>
            <span className="block text-sm text-quiet">{t(link.state)}</span>
          </span>
          <Button size="sm" disabled={isBusy} onClick={() => send(() => commandApi(withdrawPlayer, { body: {} }))}>
            {link.state === 'confirmed' ? t('end') : t('withdraw')}
          </Button>
        </div>
      )}
      {(!link || link.state === 'refused') && (
        <PlayerSearch
          isBusy={isBusy}
          onChoose={(player) => send(() => commandApi(claimPlayer, { body: { player } }))}
        />
      )}
    </Section>
  );
}
