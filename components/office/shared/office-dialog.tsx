'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { useOpenLayer } from './use-open-layer.ts';
import { useWrittenFields } from './use-written-fields.ts';

type Props = Omit<ComponentProps<typeof Dialog>, 'closeLabel'> & {
  /** For what is chosen rather than written; otherwise the fields tell, and the forms of records inside. */
  isUnsaved?: boolean;
};

/** A dialog of the office. The browser's Back closes it like its own button, and both ask before something unsaved is lost. */
export function OfficeDialog({ isOpen: given, onOpenChange, isUnsaved, children, ...dialog }: Props) {
  const t = useTranslations('office');
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = given ?? isOwnOpen;
  const setOpen = onOpenChange ?? setOwnOpen;
  const { fields, isWritten } = useWrittenFields();
  const mayClose = useOpenLayer({
    isOpen,
    isUnsaved: () => isUnsaved ?? isWritten(),
    close: () => setOpen(false),
  });
  return (
    <Dialog
      {...dialog}
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={(willOpen) => (willOpen || mayClose()) && setOpen(willOpen)}
    >
      <div {...fields}>{children}</div>
    </Dialog>
  );
}
