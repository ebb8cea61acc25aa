import { useTranslations } from 'next-intl';
import type { HostCheck } from '#lib/api/contract/site-hosts.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = { host: string; found: HostCheck | undefined; isFailed: boolean; isChecking: boolean };

/** What the check of a host has found, in words: where it leads, and its certificate. */
export function HostFindings({ host, found, isFailed, isChecking }: Props) {
  const t = useTranslations('office-hosts');
  const locale = usePageLocale();
  if (isChecking && !found)
    return (
      <p role="status" className="mt-1 text-sm text-quiet">
        {t('checking')}
      </p>
    );
  if (!found) return isFailed ? <p className="mt-1 text-sm text-negative">{t('checkFailed')}</p> : null;
  const { place, addresses, certificate, validUntil } = found;
  const zone = visitorTimeZone();
  const until = validUntil ? formatInstant(locale, validUntil, zone, 'date') : '';
  return (
    <div role="status" className="mt-1 flex flex-col gap-1 text-sm">
      <p className={place === 'here' ? 'text-positive' : 'text-negative'}>
        {t(`place.${place}`, { host, addresses: addresses.join(', ') })}
      </p>
      {certificate !== 'unchecked' && (
        <p className={certificate === 'valid' ? 'text-positive' : 'text-negative'}>
          {t(`certificate.${certificate}`, { until })}
        </p>
      )}
    </div>
  );
}
