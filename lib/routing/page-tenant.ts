import { tenant } from 'next/root-params';

/** Returns the host of the site being rendered. Server components and cached readers only. */
export async function pageTenant(): Promise<string> {
  return decodeURIComponent(await tenant());
}
