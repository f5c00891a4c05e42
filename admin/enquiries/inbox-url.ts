import { CHOICE_LENGTH_MAX } from '../../domain/limits';
import { adminPaths, requestPath } from '../../domain/paths';
import type { Outputs } from '../../trpc/client';

export type EnquiryState = keyof Outputs['enquiries']['list']['counts']['byState'];

export const STATES = {
  new: 'New',
  open: 'Open',
  handled: 'Handled',
  undelivered: 'Undelivered',
} as const satisfies Record<EnquiryState, string>;

export type InboxState = {
  state: EnquiryState | undefined;
  department: string | undefined;
  page: number;
  id: string | undefined;
};

/** Ignores invalid values. */
export function parseInboxUrl(path: string, query: URLSearchParams): InboxState {
  const page = query.get('page') ?? '';
  const department = query.get('department') ?? '';
  return {
    state: (Object.keys(STATES) as EnquiryState[]).find(state => state === query.get('state')),
    department: department.length <= CHOICE_LENGTH_MAX && department ? department : undefined,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    id: path.startsWith(`${adminPaths.requests}/`)
      ? path.slice(adminPaths.requests.length + 1) || undefined
      : undefined,
  };
}

/** Examples: `/admin/requests`, `/admin/requests/f1?state=new`. */
export function formatInboxUrl({ state, department, page, id }: InboxState): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (department) query.set('department', department);
  if (page > 1) query.set('page', String(page));
  const path = id ? requestPath(encodeURIComponent(id)) : adminPaths.requests;
  return query.size > 0 ? `${path}?${query}` : path;
}
