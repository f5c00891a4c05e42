import type { Outputs } from '../../trpc/client';

export type StaffPage = Outputs['pages']['adminList'][number];
/** Dialog about a page. */
export type PageDialogKind = 'copy' | 'rename' | 'share' | 'history' | 'unpublish' | 'reset' | 'remove';
