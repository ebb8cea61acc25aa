'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { sides } from '#lib/basketball/sides.ts';
import type { DeskSnapshot, OpenDesk } from '#lib/desk/game/open-desk.ts';
import { paths } from '#lib/paths.ts';
import { OfficialsForm } from './officials-form.tsx';
import { SheetTeam } from './sheet-team.tsx';
import { useSheet } from './use-sheet.ts';

/**
 * The roster sheets: players with numbers, starters and captain, coaches and officials. Before the game and during it.
 */
export function SheetPanel({
  open,
  onBack,
  onEntered,
}: {
  open: OpenDesk;
  onBack: (() => void) | null;
  onEntered: (snapshot: DeskSnapshot) => void;
}) {
  const t = useTranslations('desk');
  const sheet = useSheet(open);
  const { game, live } = open.snapshot;
  return (
    <section className="flex h-dvh flex-col">
      <div className="min-h-0 grow overflow-y-auto">
        <div className="page-width py-4">
          <header className="mb-2 flex flex-wrap items-baseline gap-x-4">
            <h2 className="headline text-2xl">{t('sheet')}</h2>
            <p className="text-quiet">{t('sheetHelp', { size: live.profile.roster.size })}</p>
          </header>
          <div className="grid gap-6 md:grid-cols-2">
            {sides.map((side) => (
              <SheetTeam key={side} sheet={sheet} side={side} name={game[side]?.name ?? t(side)} />
            ))}
          </div>
          <OfficialsForm lines={sheet.officials} onChange={sheet.changeOfficials} />
        </div>
      </div>
      <div className="shrink-0 border-t border-line">
        <div className="page-width flex items-center gap-3 py-2">
          <Button
            variant="primary"
            disabled={!sheet.isWhole}
            onClick={() => void sheet.enter().then(onEntered, () => undefined)}
          >
            {t('confirm')}
          </Button>
          {onBack && <Button onClick={onBack}>{t('cancel')}</Button>}
          <Link href={paths.desk()} className="inline-flex min-h-11 items-center font-semibold text-link">
            {t('games')}
          </Link>
          {sheet.isOutdated && (
            <p role="alert" className="flex flex-wrap items-center gap-2 text-sm font-bold text-warning">
              {t('sheetOutdated')}
              <Button onClick={sheet.reload}>{t('sheetReload')}</Button>
            </p>
          )}
          <p role="status" className="text-sm text-negative">
            {sheet.failed}
          </p>
        </div>
      </div>
    </section>
  );
}
