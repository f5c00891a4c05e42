import type { SectionTitle } from './shared';

/**
 * Case studies as a poster; which ones is the page's `+data`. Without any, the section is left out.
 * `all` is the label of the link to the list of cases.
 */
export type CasesSection = SectionTitle & {
  kind: 'cases';
  all: string;
  /** Which cards lead the poster. */
  first?: 'large' | 'mediums';
  /** The section above is white too and has made the room between them. */
  afterWhite?: boolean;
};
