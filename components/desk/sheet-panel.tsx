'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { sides } from '#lib/basketball/events.ts';
import type { DeskTable, OpenDesk } from '#lib/desk/open-desk.ts';
import { SheetTeam } from './sheet-team.tsx';
import { useSheet } from './use-sheet.ts';

/** Who is there: players with numbers, first five and captain, coaches and officials. Before the game and during it. */
export function SheetPanel({
  open,
  onBack,
  onEntered,
}: {
  open: OpenDesk;
  onBack: (() => void) | null;
  onEntered: (table: DeskTable) => void;
}) {
  const t = useTranslations('desk');
  const sheet = useSheet(open);
  const { game, live } = open.table;
  return (
    <section className="page-width py-6">
      <h2 className="headline text-2xl">{t('sheet')}</h2>
      <p className="mb-4 text-quiet">{t('sheetHelp', { size: live.profile.roster.size })}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {sides.map((side) => (
          <SheetTeam key={side} sheet={sheet} side={side} name={game[side]?.name ?? t(side)} />
        ))}
      </div>
      {game.officials.length > 0 && (
        <p className="mt-4">
          <span className="label text-quiet">{t('officials')}</span>{' '}
          {game.officials.map(({ name, role }) => `${name} (${t(`official.${role}`)})`).join(', ')}
        </p>
      )}
      <div className="sticky bottom-0 mt-4 flex items-center gap-3 border-t border-line bg-page py-3">
        <Button
          variant="primary"
          disabled={!sheet.isWhole}
          onClick={() => void sheet.enter().then(onEntered, () => undefined)}
        >
          {t('confirm')}
        </Button>
        {onBack && <Button onClick={onBack}>{t('cancel')}</Button>}
        <p role="status" className="text-sm text-negative">
          {sheet.failed}
        </p>
      </div>
    </section>
  );
}
