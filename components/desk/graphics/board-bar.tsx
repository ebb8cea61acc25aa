'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Board } from './use-board.ts';

/** The holder of the graphics board, with buttons to take it, take it over and release it. */
export function BoardBar({ board: { board, request } }: { board: Board }) {
  const t = useTranslations('graphics-control');
  const [isConfirming, setConfirming] = useState(false);
  const holder = board?.holder ?? null;
  const isElsewhere = holder !== null && !holder.isThisPage;
  const takeOver = () => {
    setConfirming(false);
    request({ wish: 'take' });
  };
  return (
    <section
      aria-label={t('board.title')}
      className={cx(
        'flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 border px-3 py-1',
        isElsewhere ? 'border-warning' : 'border-line',
      )}
    >
      <p role="status" className={cx('grow font-semibold', isElsewhere && 'text-warning')}>
        {holder === null
          ? t('board.free')
          : holder.isThisPage
            ? t('board.own')
            : t('board.taken', { name: holder.name })}
      </p>
      {holder === null && (
        <Button disabled={board === null} onClick={() => request({ wish: 'take' })}>
          {t('board.take')}
        </Button>
      )}
      {holder?.isThisPage && (
        <>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-action"
              checked={holder.buttons}
              onChange={(event) => request({ wish: 'look', buttons: event.target.checked })}
            />
            {t('board.buttons')}
          </label>
          <Button onClick={() => request({ wish: 'leave' })}>{t('board.leave')}</Button>
        </>
      )}
      {isElsewhere && <Button onClick={() => setConfirming(true)}>{t('board.takeOver')}</Button>}
      <Dialog
        title={t('board.takeOver')}
        closeLabel={t('board.close')}
        isOpen={isConfirming}
        onOpenChange={setConfirming}
      >
        <p className="pb-4">{t('board.takeOverText', { name: holder?.name ?? '' })}</p>
        <Button variant="primary" onClick={takeOver}>
          {t('board.takeOverDo')}
        </Button>
      </Dialog>
    </section>
  );
}
