import type { BadgeTone } from '#components/ui/badge.tsx';
import type { AppointmentState } from '#lib/api/contract/people/appointment-states.ts';

export const stateTones = {
  offered: 'warning',
  accepted: 'positive',
  declined: 'negative',
  confirmed: 'neutral',
} as const satisfies Record<AppointmentState, BadgeTone>;
