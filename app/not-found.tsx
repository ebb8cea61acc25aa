'use client';

/**
 * The page of an address outside all sites. The server in front answers those itself; this stands in for the one of Next, whose markup would be in
 * the flight data of every page.
 */
export default function NotFound() {
  return (
    <html lang="en">
      <body>
        <h1>Page not found</h1>
      </body>
    </html>
  );
}
