/** Whether this browser can get messages: at once, after the site is put on the home screen (iOS), or not at all. */
export type PushSupport = 'supported' | 'install' | 'unsupported';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  // iPads call themselves Macs, but have a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || navigator.maxTouchPoints > 1;
  return isApple && /AppleWebKit/.test(navigator.userAgent) ? 'install' : 'unsupported';
}
