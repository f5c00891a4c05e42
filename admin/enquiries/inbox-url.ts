import { ENQUIRY_VIEWS, STAGE_FILTERS } from '../../domain/enquiry-stage';
import { CHOICE_LENGTH_MAX } from '../../domain/limits';
import { adminPaths, getEnquiryPath } from '../../domain/paths';
import { choiceParam, createUrlCodec, pageParam } from '../list-url';

export const INBOX_REFRESH_INTERVAL_MS = 30_000;

const INBOX_LAYOUTS = ['list', 'board'] as const;

const codec = createUrlCodec({
  layout: choiceParam('layout', INBOX_LAYOUTS, 'list'),
  stage: choiceParam('stage', STAGE_FILTERS, 'open'),
  view: choiceParam('view', ENQUIRY_VIEWS, undefined),
  q: { name: 'q', parse: text => text.slice(0, 100) },
  department: {
    name: 'department',
    parse: text => (text.length <= CHOICE_LENGTH_MAX && text) || undefined,
  },
  page: pageParam,
});

export type InboxState = ReturnType<typeof codec.parse> & { id: string | undefined };
/** Filter of the list. An undefined `stage` includes every stage. */
export type InboxFilter = Pick<InboxState, 'view' | 'q' | 'department'> & {
  stage: InboxState['stage'] | undefined;
};

/** Ignores invalid values. */
export const parseInboxUrl = (path: string, query: URLSearchParams): InboxState => ({
  ...codec.parse(query),
  id: path.startsWith(`${adminPaths.requests}/`)
    ? path.slice(adminPaths.requests.length + 1) || undefined
    : undefined,
});

/** Returns a URL such as `/admin/requests` or `/admin/requests/f1?stage=new`. */
export const formatInboxUrl = ({ id, ...state }: InboxState): string =>
  codec.format(id ? getEnquiryPath(encodeURIComponent(id)) : adminPaths.requests, state);
