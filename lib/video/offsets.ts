/** Returns the seconds of a time in a video, `12:10`, `1:02:30` or seconds; null for any other text. */
export function parseVideoTime(text: string): number | null {
  if (!/^(\d+:)?\d{1,3}:\d\d$|^\d+$/.test(text)) return null;
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** Writes seconds as a time in a video: `12:10`, `1:02:30`. */
export function formatVideoTime(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
