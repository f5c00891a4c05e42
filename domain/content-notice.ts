import type { KindName } from './kinds';

/** What members are mailed about an item for. */
export const CONTENT_NOTICES = ['publication-asked', 'publication-stopped', 'published'] as const;
export type ContentNoticeKind = (typeof CONTENT_NOTICES)[number];

/** What such a mail tells of, as it was then. */
export type ContentNotice = {
  kind: KindName;
  id: string;
  title: string;
  /** Who asked, planned or published. */
  by: string;
  /** A word of theirs. */
  note?: string;
  /** What stands in the way. */
  reasons?: string[];
  /** Of the address at which the site shows it. */
  slug?: string;
};
