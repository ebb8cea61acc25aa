/** Browsers and systems by a mark in their `User-Agent`; the first that matches counts, since most name others too. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names a device by the header of its browser: `Firefox, Windows`; null where nothing is recognised. */
export function deviceName(userAgent: string | null): string | null {
  const nameOf = (names: [RegExp, string][]) => names.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  return [nameOf(browsers), nameOf(systems)].filter(Boolean).join(', ') || null;
}
