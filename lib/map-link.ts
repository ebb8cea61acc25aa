type Place = Record<'name' | 'city' | 'address', string | null> & Record<'latitude' | 'longitude', number | null>;

/**
 * Returns a link to a place on OpenStreetMap: its coordinates, else a search for its address; null where neither is
 * known.
 */
export function mapLink({ name, city, address, latitude, longitude }: Place): string | null {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  const searchText = [address ?? name, city].filter(Boolean).join(', ');
  return address || city ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(searchText)}` : null;
}
