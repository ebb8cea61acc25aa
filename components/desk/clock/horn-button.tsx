'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { isHornOff, soundHorn, turnHorn } from '#lib/desk/clock/horn.ts';

/** Sounds the horn by hand, and says whether it sounds by itself when a clock has run out. */
export function HornButton() {
  const t = useTranslations('desk');
  const [isOff, setOff] = useState(isHornOff);
  return (
    <>
      <KeyButton
        keyName="Shift+Space"
        className="min-w-11 px-2! text-sm max-sm:hidden"
        disabled={isOff}
        onClick={() => soundHorn('period')}
      >
        {t('horn')}
      </KeyButton>
      <Button
        className="px-2! text-sm max-sm:hidden"
        aria-pressed={isOff}
        onClick={() => {
          turnHorn(!isOff);
          setOff(!isOff);
        }}
      >
        {isOff ? t('hornOn') : t('hornOff')}
      </Button>
    </>
  );
}
