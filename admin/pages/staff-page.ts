import type { RouterOutputs } from '../../trpc/client';

export type StaffPage = RouterOutputs['pages']['adminList'][number];
export type PageDialogKind = 'copy' | 'rename' | 'share' | 'history' | 'unpublish' | 'reset' | 'remove';
