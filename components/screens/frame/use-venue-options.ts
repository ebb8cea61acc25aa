'use client';

import { useEffect, useState } from 'react';
import { defaultVenueOptions, parseVenueOptions } from '#lib/realtime/venue-options.ts';

/** What the address asks for, once the browser has it. */
export function useVenueOptions() {
  const [options, setOptions] = useState(defaultVenueOptions);
  useEffect(() => setOptions(parseVenueOptions(location.search)), []);
  return options;
}
