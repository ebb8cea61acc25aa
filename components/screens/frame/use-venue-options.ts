'use client';

import { useEffect, useState } from 'react';
import { readHallOptions, usualHall } from '#lib/realtime/venue-options.ts';

/** What the address asks for, once the browser has it. */
export function useHallOptions() {
  const [options, setOptions] = useState(usualHall);
  useEffect(() => setOptions(readHallOptions(location.search)), []);
  return options;
}
