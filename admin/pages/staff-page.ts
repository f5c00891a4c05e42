import type { Outputs } from '../../trpc/client';

export type StaffPage = Outputs['pages']['adminList'][number];
/** What is asked in a dialog about a page. */
export type Asking = 'copy' | 'rename' | 'share' | 'history' | 'unpublish' | 'reset' | 'remove';
