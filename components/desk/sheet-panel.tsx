'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { commandApi } from '#lib/api/client.ts';
import { enterSheet } from '#lib/api/contract/live.ts';
import { type Side, sides } from '#lib/basketball/events.ts';
import type { DeskTable } from '#lib/desk/open-desk.ts';
import { type Squad, sheetLines, squadOf } from '#lib/desk/squads.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** Who is listed, taken from the squads of both teams, before anything can be written. */
export function SheetPanel({ table, onEntered }: { table: DeskTable; onEntered: () => void }) {
  const t = useTranslations('desk');
  const locale = usePageLocale();
  const { game, live } = table;
  const [squads, setSquads] = useState<Record<Side, Squad> | null>(null);
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let isOver = false;
    Promise.all(sides.map((side) => squadOf(game, side, locale))).then(
      ([home, away]) => {
        if (!isOver && home && away) setSquads({ home, away });
      },
      (error: Error) => !isOver && setFailed(error.message),
    );
    return () => {
      isOver = true;
    };
  }, [game, locale]);

  const { size } = live.profile.roster;
  const listed = (side: Side) => squads?.[side].players.filter(({ player }) => !absent.has(player.id)) ?? [];
  const isWhole = sides.every((side) => listed(side).length >= 5 && listed(side).length <= size);
  const toggle = (id: string) =>
    setAbsent((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const enter = () => {
    if (!squads) return;
    const body = {
      home: sheetLines(listed('home')),
      away: sheetLines(listed('away')),
      coaches: { home: squads.home.coach, away: squads.away.coach },
    };
    commandApi(enterSheet, { params: { gameId: live.gameId }, body }).then(onEntered, (error: Error) =>
      setFailed(error.message),
    );
  };
  return (
    <section className="page-width py-8">
      <h2 className="headline text-2xl">{t('sheet')}</h2>
      <p className="mb-4 text-quiet">{t('sheetHelp', { size })}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {sides.map((side) => (
          <fieldset key={side}>
            <legend className="headline text-xl">
              {game[side]?.name ?? t(side)} ({listed(side).length})
            </legend>
            {squads?.[side].players.map(({ player, number }) => (
              <label key={player.id} className="flex min-h-11 items-center gap-3 border-b border-line">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={!absent.has(player.id)}
                  onChange={() => toggle(player.id)}
                />
                <span className="figures w-8">{number ?? '–'}</span>
                {player.name}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex items-center gap-4">
        <Button variant="primary" disabled={!isWhole} onClick={enter}>
          {t('confirm')}
        </Button>
        <p role="status" className="text-sm text-negative">
          {failed}
        </p>
      </div>
    </section>
  );
}
