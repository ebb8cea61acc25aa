/** How far the appointment of an official to a game is: asked, answered, or stated without being asked. */
export const appointmentStates = ['offered', 'accepted', 'declined', 'confirmed'] as const;
export type AppointmentState = (typeof appointmentStates)[number];
