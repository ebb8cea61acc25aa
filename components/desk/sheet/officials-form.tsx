'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { callApi } from '#lib/api/client.ts';
import { listOfficials } from '#lib/api/contract/desk.ts';
import { gameOfficialRoles } from '#lib/api/contract/game.ts';
import type { OfficialLine } from '#lib/desk/sheet/officials.ts';

/**
 * Referees, commissioner and table officials of the game, with the names that the league knows; a line without a name is left
 * out.
 */
export function OfficialsForm({
  lines,
  onChange,
}: {
  lines: readonly OfficialLine[];
  onChange: (lines: OfficialLine[]) => void;
}) {
  const t = useTranslations('desk');
  const known = useId();
  const names = useKnownOfficials();
  const change = (index: number, to: Partial<OfficialLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...to } : line)));
  const roles = gameOfficialRoles.map((value) => ({ value, label: t(`official.${value}`) }));
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="headline text-xl">{t('officials')}</legend>
      <div className="mt-2 grid gap-x-6 gap-y-2 md:grid-cols-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place on the sheet
          <div key={index} className="flex items-center gap-2">
            <Select
              isLabelHidden
              className="w-40 shrink-0"
              label={t('officialRole', { number: index + 1 })}
              options={roles}
              value={line.role}
              onValueChange={(role) => change(index, { role })}
            />
            <input
              aria-label={t('officialName', { number: index + 1 })}
              value={line.name}
              maxLength={100}
              autoComplete="off"
              list={known}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
              className="min-h-11 min-w-0 grow border border-line-strong bg-page px-3 text-base"
            />
          </div>
        ))}
      </div>
      <datalist id={known}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button className="mt-2" onClick={() => onChange([...lines, { role: 'table', name: '' }])}>
        {t('officialAdd')}
      </Button>
    </fieldset>
  );
}

/** Returns the names of the officials of the league: none without network, where they are typed. */
function useKnownOfficials(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isStopped = false;
    callApi(listOfficials, { params: {}, query: {} }).then(
      (answer) => !isStopped && setNames(answer.names),
      () => undefined,
    );
    return () => {
      isStopped = true;
    };
  }, []);
  return names;
}
