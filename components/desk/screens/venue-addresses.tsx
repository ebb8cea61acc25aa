'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '#components/ui/select.tsx';
import { languageName } from '#lib/i18n/language-name.ts';
import { locales } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { defaultVenueOptions, type VenueOptions, venueOptionsQuery } from '#lib/realtime/venue-options.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { type VenueScreen, venueScreens } from '#lib/screens.ts';
import { ScreenAddress } from './screen-address.tsx';
import { VenueOptionsForm } from './venue-options-form.tsx';

/** The screen that the options of a venue are for. */
const isBoard = (screen: VenueScreen) => screen === 'scoreboard-game';

/** The choice of a venue and its scoreboard options, with the address of each of its screens. */
export function VenueAddresses({
  venues,
  initial,
}: {
  venues: readonly { slug: string; name: string }[];
  initial: string;
}) {
  const t = useTranslations('venue-screens');
  const screenText = useTranslations('screens');
  const [venue, setVenue] = useState(initial);
  const [locale, setLocale] = useState(usePageLocale());
  const [options, setOptions] = useState<VenueOptions>(defaultVenueOptions);
  const query = new URLSearchParams(venueOptionsQuery(options)).toString();
  const addressOf = (screen: VenueScreen) => {
    const path = withLocale(locale, paths.venueScreen(venue, screen));
    return `${location.origin}${path}${isBoard(screen) && query ? `?${query}` : ''}`;
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <Select
          label={t('venue')}
          options={venues.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={venue}
          onValueChange={setVenue}
          className="w-full sm:w-80"
        />
        <Select
          label={t('language')}
          options={locales.map((value) => ({ value, label: languageName(value) }))}
          value={locale}
          onValueChange={setLocale}
          className="w-44"
        />
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        {venueScreens.map(({ slug, title }) => (
          <ScreenAddress key={slug} title={screenText(title)} text={t(`about.${title}`)} address={addressOf(slug)}>
            {isBoard(slug) && <VenueOptionsForm options={options} onChange={setOptions} />}
          </ScreenAddress>
        ))}
      </div>
    </>
  );
}
