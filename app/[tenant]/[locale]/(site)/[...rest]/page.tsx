import { notFound } from 'next/navigation';

/** Whatever the middleware let through though no page is there. */
export const generateStaticParams = () => [{ rest: ['_'] }];

export default function UnknownPage(): never {
  notFound();
}
