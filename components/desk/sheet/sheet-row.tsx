'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cx } from '#components/ui/cx.ts';
import type { SheetLine } from '#lib/desk/sheet/sheet-lines.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { AdmissionDialog } from './admission-dialog.tsx';
import { restrictionText } from './restriction-text.ts';

/** A player of the squad. `isFixed`: an entry that stands names the player, who stays listed. */
export function SheetRow({
  line,
  isFixed,
  mayStart,
  onChange,
}: {
  line: SheetLine;
  isFixed: boolean;
  mayStart: boolean;
  onChange: (to: Partial<SheetLine>) => void;
}) {
  const t = useTranslations('desk');
  const locale = usePageLocale();
  const [isAsking, setAsking] = useState(false);
  const { player, number, isListed, isStarter, isCaptain, restriction, reason } = line;
  const toggle = () => {
    if (isListed) onChange({ isListed: false, isStarter: false, isCaptain: false });
    else if (restriction && !reason) setAsking(true);
    else onChange({ isListed: true });
  };
  return (
    <div className="flex min-h-11 items-center gap-2 border-b border-line">
      {isAsking && (
        <AdmissionDialog
          line={line}
          onClose={() => setAsking(false)}
          onAdmit={(reason) => {
            setAsking(false);
            onChange({ isListed: true, reason });
          }}
        />
      )}
      <label className="flex min-h-11 min-w-0 grow items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-action"
          checked={isListed}
          disabled={isFixed}
          onChange={toggle}
        />
        <span className="min-w-0">
          <span className={cx('block truncate', !isListed && 'text-quiet line-through')}>{player.name}</span>
          {restriction && (
            <span className="block text-xs text-negative">
              {[restrictionText(t, locale, restriction), isListed && reason].filter(Boolean).join(': ')}
            </span>
          )}
        </span>
      </label>
      <input
        aria-label={t('numberOf', { name: player.name })}
        value={number}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        disabled={!isListed}
        onChange={(event) => onChange({ number: event.currentTarget.value.trim() })}
        className="headline figures size-11 border border-line-strong bg-page text-center text-xl disabled:opacity-50"
      />
      {mayStart && (
        <Mark
          label={t('startsOf', { name: player.name })}
          isOn={isStarter}
          isOff={!isListed}
          onPress={() => onChange({ isStarter: !isStarter })}
        >
          5
        </Mark>
      )}
      <Mark
        label={t('captainOf', { name: player.name })}
        isOn={isCaptain}
        isOff={!isListed || isCaptain}
        onPress={() => onChange({ isCaptain: true })}
      >
        {t('captainShort')}
      </Mark>
    </div>
  );
}

function Mark({
  label,
  isOn,
  isOff,
  onPress,
  children,
}: {
  label: string;
  isOn: boolean;
  isOff: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onPress}
      className={cx(
        'headline size-11 shrink-0 rounded-sm border text-xl',
        isOn
          ? 'border-action-edge bg-action text-on-action'
          : 'border-line-strong bg-raised text-quiet disabled:opacity-40',
      )}
    >
      {children}
    </button>
  );
}
