import { notFound } from 'next/navigation';

/** Matches paths that pass the middleware but have no page. */
export const generateStaticParams = () => [{ rest: ['_'] }];

export default function UnknownPage(): never {
  notFound();
}
