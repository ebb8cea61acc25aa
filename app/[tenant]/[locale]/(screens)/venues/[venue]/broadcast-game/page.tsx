import { screenMetadata } from '#components/screens/frame/screen-metadata.ts';
import { ScreenPage } from '#components/screens/frame/screen-page.tsx';
import { VenueBroadcast } from '#components/screens/venue-broadcast.tsx';
import { readScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { readVenue } from '#lib/api/readers/venue.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ venue: string }> };

export const generateMetadata = async ({ params }: Props) =>
  screenMetadata('venueBroadcast', paths.venueScreen((await params).venue, 'broadcast-game'));

export default async function VenueBroadcastPage({ params }: Props) {
  const { slug } = orNotFound(await readVenue((await params).venue));
  return (
    <ScreenPage title="venueBroadcast">
      <VenueBroadcast venue={slug} settings={orNotFound(await readScreenSettings())} />
    </ScreenPage>
  );
}
