import { navigate } from 'vike/client/router';
import { adminPaths } from '../../domain/paths';
import { Choices } from '../kit/Choices';
import { useCan } from '../use-current-user';
import { formatInboxUrl, type InboxState, parseInboxUrl } from './inbox-url';

type Layout = InboxState['layout'];
const emptyInbox = parseInboxUrl(adminPaths.requests, new URLSearchParams());

type DeskViewsProps = { selected: Layout | 'insights'; show?: (layout: Layout) => void };

/** Switches between requests as a list or a board, and insights. */
export function DeskViews({
  selected,
  show = layout => void navigate(formatInboxUrl({ ...emptyInbox, layout })),
}: DeskViewsProps) {
  const can = useCan();
  const layouts = [
    { label: 'List', value: 'list' },
    { label: 'Board', value: 'board' },
  ] as const;
  return (
    <Choices<Layout | 'insights'>
      dense
      label="Layout"
      selected={selected}
      onChoose={value => (value === 'insights' ? void navigate(adminPaths.insights) : show(value))}
      choices={[
        ...(can('enquiries.read') ? layouts : []),
        ...(can('insights.read') ? [{ label: 'Insights', value: 'insights' as const }] : []),
      ]}
    />
  );
}
