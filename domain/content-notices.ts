import type { KindName } from './kinds';

/** Events of an item about which members receive an email. */
export const CONTENT_NOTICES = ['publication-asked', 'publication-stopped', 'published'] as const;
export type ContentNoticeKind = (typeof CONTENT_NOTICES)[number];

/** The content of such an email, fixed at the time of the event. */
export type ContentNotice = {
  kind: KindName;
  id: string;
  title: string;
  /** The member who requested, scheduled or published. */
  by: string;
  /** Their note. */
  note?: string;
  /** The blockers. */
  reasons?: string[];
  /** Slug of the public item. */
  slug?: string;
};
