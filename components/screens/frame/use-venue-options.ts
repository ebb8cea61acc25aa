'use client';

import { useEffect, useState } from 'react';
import { defaultVenueOptions, parseVenueOptions } from '#lib/realtime/venue-options.ts';

/** Returns the options of the query string; the defaults before mounting. */
export function useVenueOptions() {
  const [options, setOptions] = useState(defaultVenueOptions);
  useEffect(() => setOptions(parseVenueOptions(location.search)), []);
  return options;
}
