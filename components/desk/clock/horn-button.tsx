'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { isHornOff, setHornOff, soundSignal } from '#lib/desk/clock/horn.ts';

/** Buttons that sound the horn, and switch its automatic signal at the end of a clock on and off. */
export function HornButton() {
  const t = useTranslations('desk');
  const [isOff, setOff] = useState(isHornOff);
  return (
    <>
      <KeyButton
        keyName="Shift+Space"
        className="min-w-11 px-2! text-sm max-sm:hidden"
        disabled={isOff}
        onClick={() => soundSignal('period')}
      >
        {t('horn')}
      </KeyButton>
      <Button
        className="px-2! text-sm max-sm:hidden"
        aria-pressed={isOff}
        onClick={() => {
          setHornOff(!isOff);
          setOff(!isOff);
        }}
      >
        {isOff ? t('hornOn') : t('hornOff')}
      </Button>
    </>
  );
}
