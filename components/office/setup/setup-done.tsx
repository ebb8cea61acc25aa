'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '#components/ui/button-variant.ts';
import { paths } from '#lib/paths.ts';
import type { Finished } from './use-set-up.ts';

/** The site is there: what is left to do, and the way to its office. */
export function SetupDone({ address, signInLink, isCrestMissing }: Finished) {
  const t = useTranslations('setup');
  return (
    <div role="status" className="mt-6 flex flex-col items-start gap-4">
      <p className="font-semibold wrap-anywhere">{t('madeAt', { address })}</p>
      {signInLink && <p>{t('signInThere')}</p>}
      {isCrestMissing && <p>{t('crestLater')}</p>}
      {/* Another document: the site has just come into being. */}
      <a
        href={signInLink ?? paths.office(isCrestMissing ? 'look' : 'overview')}
        className={buttonClass('primary', 'md')}
      >
        {t(signInLink ? 'signIn' : 'toOffice')}
      </a>
    </div>
  );
}
