import { screenMetadata } from '#components/screens/frame/screen-metadata.ts';
import { ScreenPage } from '#components/screens/frame/screen-page.tsx';
import { ShotClockScreen } from '#components/screens/shot-clock-screen.tsx';
import { readScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { readVenue } from '#lib/api/readers/venue.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ venue: string }> };

export const generateMetadata = async ({ params }: Props) =>
  screenMetadata('shotClock', paths.venueScreen((await params).venue, 'shot-clock-game'));

export default async function ShotClockScreenPage({ params }: Props) {
  const { slug } = orNotFound(await readVenue((await params).venue));
  return (
    <ScreenPage title="shotClock">
      <ShotClockScreen venue={slug} settings={orNotFound(await readScreenSettings())} />
    </ScreenPage>
  );
}
