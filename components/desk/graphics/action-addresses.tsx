'use client';

import { useTranslations } from 'next-intl';
import { type GraphicName, hardwareActions } from '#lib/api/contract/graphics.ts';
import type { Choice } from '#lib/desk/graphics/choices.ts';
import { CopyField } from './copy-field.tsx';
import type { Hardware } from './use-hardware.ts';

/** One address per action of a graphic, for buttons of hardware. */
export function ActionAddresses({ name, choice, hardware }: { name: GraphicName; choice: Choice; hardware: Hardware }) {
  const t = useTranslations('graphics-control');
  if (!hardware.hasKey) return null;
  return (
    <details>
      <summary className="min-h-9 cursor-pointer content-center text-sm font-semibold">{t('addresses')}</summary>
      <div className="flex flex-col gap-2 pt-1">
        {hardwareActions.map((action) => (
          <CopyField
            key={action}
            label={t(`copyAction.${action}`)}
            address={hardware.addressOf(name, action, choice) ?? ''}
          />
        ))}
      </div>
    </details>
  );
}
