import type { KindName } from './kinds';

/** Events about which members are notified by email. */
export const CONTENT_NOTICES = ['publication-asked', 'publication-stopped', 'published'] as const;
export type ContentNoticeKind = (typeof CONTENT_NOTICES)[number];

/** An email's content, fixed at the time of the event. */
export type ContentNotice = {
  kind: KindName;
  id: string;
  title: string;
  /** The member who caused the event. */
  by: string;
  note?: string;
  reasons?: string[];
  /** Slug of the public item. */
  slug?: string;
};
