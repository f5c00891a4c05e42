import { CHOICE_LENGTH_MAX } from '../../domain/limits';
import { adminPaths, getEnquiryPath } from '../../domain/paths';
import type { RouterOutputs } from '../../trpc/client';
import { choiceParam, createUrlCodec, pageParam } from '../list-url';

export type EnquiryState = keyof RouterOutputs['enquiries']['list']['counts']['byState'];

export const ENQUIRY_STATE_LABELS = {
  new: 'New',
  open: 'Open',
  handled: 'Handled',
  undelivered: 'Undelivered',
} as const satisfies Record<EnquiryState, string>;

const codec = createUrlCodec({
  state: choiceParam('state', Object.keys(ENQUIRY_STATE_LABELS) as EnquiryState[], undefined),
  department: {
    name: 'department',
    parse: text => (text.length <= CHOICE_LENGTH_MAX && text) || undefined,
  },
  page: pageParam,
});

export type InboxState = ReturnType<typeof codec.parse> & { id: string | undefined };

/** Ignores invalid values. */
export const parseInboxUrl = (path: string, query: URLSearchParams): InboxState => ({
  ...codec.parse(query),
  id: path.startsWith(`${adminPaths.requests}/`)
    ? path.slice(adminPaths.requests.length + 1) || undefined
    : undefined,
});

/** Examples: `/admin/requests`, `/admin/requests/f1?state=new`. */
export const formatInboxUrl = ({ id, ...state }: InboxState): string =>
  codec.format(id ? getEnquiryPath(encodeURIComponent(id)) : adminPaths.requests, state);
