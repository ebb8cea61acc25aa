import { MastheadView, type MastheadViewProps } from './masthead-view.tsx';
import { type Colored, teamBand } from './team-colors.ts';

export type MastheadProps = Omit<MastheadViewProps, 'colors'> & {
  /** The team whose colours the band has; default: the site's colours. */
  owner?: Colored | null;
};

/** The head of a page, in the colours of its owner. */
export function Masthead({ owner, ...rest }: MastheadProps) {
  return <MastheadView colors={teamBand(owner)} {...rest} />;
}
