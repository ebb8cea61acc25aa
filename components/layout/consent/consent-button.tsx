'use client';

import { openConsent } from '#lib/consent/choice.ts';

/** Opens the visitor's choice again, from the footer. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button type="button" className="mt-6 min-h-8 text-sm underline-offset-4 hover:underline" onClick={openConsent}>
      {label}
    </button>
  );
}
