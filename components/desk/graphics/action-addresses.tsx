'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { type GraphicName, hardwareActions } from '#lib/api/contract/graphics.ts';
import type { Choice } from '#lib/desk/graphics/choices.ts';
import { CopyField } from './copy-field.tsx';
import type { Hardware } from './use-hardware.ts';

/** The addresses of a graphic's actions, for hardware buttons. */
export function ActionAddresses({ name, choice, hardware }: { name: GraphicName; choice: Choice; hardware: Hardware }) {
  const t = useTranslations('graphics-control');
  if (!hardware.hasKey) return null;
  return (
    <Disclosure summary={t('addresses')}>
      <div className="flex flex-col gap-2">
        {hardwareActions.map((action) => (
          <CopyField
            key={action}
            label={t(`copyAction.${action}`)}
            address={hardware.addressOf(name, action, choice) ?? ''}
          />
        ))}
      </div>
    </Disclosure>
  );
}
