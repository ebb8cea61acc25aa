/** Formats a second of a video as players do: `4:05`, `1:02:10`. */
export function formatVideoTime(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor((second % 3600) / 60), second % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
