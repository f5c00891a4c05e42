import { navigate } from 'vike/client/router';
import { adminPaths } from '../../domain/paths';
import { Choices } from '../kit/Choices';
import { useCan } from '../use-current-user';
import { formatInboxUrl, type InboxState, parseInboxUrl } from './inbox-url';

type Layout = InboxState['layout'];
const emptyInbox = parseInboxUrl(adminPaths.requests, new URLSearchParams());

export const insightsIcon = '<path d="M4 20V10h4v10M10 20V4h4v16M16 20v-7h4v7"/>';
const VIEWS = [
  { label: 'List', value: 'list', icon: '<path d="M3 6h18M3 12h18M3 18h18"/>' },
  { label: 'Board', value: 'board', icon: '<path d="M4 4h4.5v16H4zM10.5 4H15v10h-4.5zM17 4h3.5v13H17z"/>' },
  { label: 'Insights', value: 'insights', icon: insightsIcon },
] as const;

type DeskViewsProps = { selected: Layout | 'insights'; show?: (layout: Layout) => void };

/** Switches between the list of requests, the board and the insights. */
export function DeskViews({
  selected,
  show = layout => void navigate(formatInboxUrl({ ...emptyInbox, layout })),
}: DeskViewsProps) {
  const can = useCan();
  return (
    <Choices<Layout | 'insights'>
      isDense
      label="Layout"
      selected={selected}
      onChoose={value => (value === 'insights' ? void navigate(adminPaths.insights) : show(value))}
      choices={VIEWS.filter(({ value }) => can(value === 'insights' ? 'insights.read' : 'enquiries.read'))}
    />
  );
}
