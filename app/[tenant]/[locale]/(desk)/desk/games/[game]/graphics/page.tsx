import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { GraphicsPage } from '#components/desk/graphics/graphics-page.tsx';
import { gameParams } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

type Props = { params: Promise<{ game: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ game }, t] = await Promise.all([params, getTranslations('graphics-control')]);
  return staffMetadata({ path: paths.deskGraphics(game), title: t('title') });
}

export default async function GraphicsControl({ params }: Props) {
  await connection();
  const parsed = gameParams.safeParse({ gameId: (await params).game });
  if (!parsed.success) notFound();
  return <GraphicsPage gameId={parsed.data.gameId} />;
}
