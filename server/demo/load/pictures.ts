import sharp from 'sharp';
import type { assets } from '#server/db/schema/assets.ts';
import type { Picture } from '#server/demo/world/types.ts';
import { hashAsset } from '#server/league/asset/hash-asset.ts';
import { assetAddress } from '#server/league/asset/store-asset.ts';

type AssetRow = typeof assets.$inferInsert;

/** Collects the images of a world, each once, and returns their future URLs. */
export class Pictures {
  readonly tenantId: string;
  readonly rows = new Map<string, AssetRow>();

  constructor(tenantId: string) {
    this.tenantId = tenantId;
  }

  add({ svg, width, height }: Picture): string {
    return this.addBytes(Buffer.from(svg), 'image/svg+xml', { width, height });
  }

  addOptional(picture: Picture | null): string | null {
    return picture && this.add(picture);
  }

  /** The image as PNG in the given size. */
  async addSquare({ svg }: Picture, size: number): Promise<string> {
    const png = await sharp(Buffer.from(svg))
      .resize(size, size, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
    return this.addBytes(png, 'image/png', { width: size, height: size });
  }

  addBytes(bytes: Buffer, contentType: string, size: { width: number; height: number } | null = null): string {
    const hash = hashAsset(bytes);
    const { width = null, height = null } = size ?? {};
    this.rows.set(hash, { tenantId: this.tenantId, hash, contentType, bytes, size: bytes.length, width, height });
    return assetAddress(hash);
  }
}
