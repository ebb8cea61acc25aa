type Size = readonly [width: number, height: number];

const usual: readonly Size[] = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
];
const banner: Size = [1920, 360];
const upright: Size = [1080, 1920];

/** Whether a mixer lays the picture over that of a camera. */
export const isForStream = (screen: string) => /broadcast|graphic|tv-stats/.test(screen);

/** The viewport sizes of screenshots: stream sizes for the stream, unusual ones for walls and ribbons of a venue. */
export function sizesOf(screen: string, moment: string): readonly Size[] {
  if (screen === 'graphic-break') return moment === 'half-time' ? usual : [];
  if (screen.startsWith('graphic-')) return moment === 'live' ? usual : [];
  if (isForStream(screen) && moment === 'idle') return [];
  if (isForStream(screen)) return moment === 'live' || moment === 'extreme' ? usual : [[1920, 1080]];
  return moment === 'live' || moment === 'idle' || moment === 'extreme' ? [...usual, banner, upright] : [[1920, 1080]];
}
