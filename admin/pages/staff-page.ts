import type { Outputs } from '../../trpc/client';

export type StaffPage = Outputs['pages']['adminList'][number];
export type PageDialogKind = 'copy' | 'rename' | 'share' | 'history' | 'unpublish' | 'reset' | 'remove';
