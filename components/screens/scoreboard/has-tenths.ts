/** Whether a shot clock shows tenths of a second: it is wider then. */
export const hasTenths = (shot: string) => shot.includes('.');
