'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { CopyField } from '#components/desk/graphics/copy-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Section } from '#components/ui/section.tsx';
import { QrCode } from './qr-code.tsx';

/** The address of a screen: to copy, open, scan with another device, and preview. */
export function ScreenAddress({
  title,
  text,
  address,
  children,
}: {
  title: string;
  text: string;
  address: string;
  children: ReactNode;
}) {
  const t = useTranslations('venue-screens');
  const [isShown, setShown] = useState(false);
  return (
    <Section title={title}>
      <p className="py-2 text-quiet">{text}</p>
      {children}
      <CopyField label={t('address')} address={address} />
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink size="sm" href={address} target="_blank" rel="noreferrer">
          {t('open')}
        </ButtonLink>
        <Dialog title={title} closeLabel={t('close')} trigger={<Button size="sm">{t('scan')}</Button>}>
          <QrCode text={address} />
          <p className="mt-3 break-all text-sm">{address}</p>
        </Dialog>
        <Button size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t('hide') : t('preview')}
        </Button>
      </div>
      {isShown && (
        <iframe
          src={address}
          title={title}
          className="pointer-events-none mt-3 aspect-video w-full border border-line-strong"
        />
      )}
    </Section>
  );
}
