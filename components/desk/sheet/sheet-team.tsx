'use client';

import { useTranslations } from 'next-intl';
import type { Side } from '#lib/basketball/events.ts';
import type { SheetLine } from '#lib/desk/sheet/sheet-lines.ts';
import { SheetRow } from './sheet-row.tsx';
import { UnknownPlayer } from './unknown-player.tsx';
import type { Sheet } from './use-sheet.ts';

/** The roster sheet of one team while it is checked. */
export function SheetTeam({ sheet, side, name }: { sheet: Sheet; side: Side; name: string }) {
  const t = useTranslations('desk');
  const team = sheet.teams?.[side];
  if (!team) return <p className="text-quiet">{t('opening')}</p>;
  const listed = team.lines.filter(({ isListed }) => isListed);
  const fault = sheet.faults[side];
  const mayChooseStarters = sheet.mayChooseStarters(side);
  const change = (id: string, to: Partial<SheetLine>) =>
    sheet.change(side, {
      lines: team.lines.map((line) => {
        if (line.player.id === id) return { ...line, ...to };
        return to.isCaptain ? { ...line, isCaptain: false } : line;
      }),
    });
  return (
    <fieldset className="min-w-0">
      <legend className="headline text-xl">
        {name} ({listed.length})
      </legend>
      <p role="status" className="min-h-5 text-sm text-negative">
        {fault && t(`sheetFault.${fault}`)}
      </p>
      {team.lines.map((line) => (
        <SheetRow
          key={line.player.id}
          line={line}
          isFixed={sheet.isNamed(line.player.id)}
          mayStart={mayChooseStarters}
          onChange={(to) => change(line.player.id, to)}
        />
      ))}
      <UnknownPlayer
        taken={new Set(listed.map(({ number }) => number))}
        onAdd={(number, name) => void sheet.addUnknown(side, number, name)}
      />
      <div className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {(['coach', 'assistant'] as const).map((role) => (
          <label key={role} className="block text-sm">
            {t(role === 'coach' ? 'coach' : 'assistantCoach')}
            <input
              value={team[role]}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => sheet.change(side, { [role]: event.currentTarget.value })}
              className="mt-1 block min-h-11 w-full border border-line-strong bg-page px-3 text-base"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
